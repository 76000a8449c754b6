import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'

const root = join(import.meta.dirname, '../..')
const files = ['portal', 'auth', 'patient', 'account']
const sources = readdirSync(join(root, 'src/portal'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map(name => readFileSync(join(root, 'src/portal', name), 'utf8'))
  .join('\n')

const keys = (value: object, path: string): string[] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' ? [`${path}${name.replace(/_(one|other)$/, '')}`] : keys(one, `${path}${name}.`),
  )
const known = new Set(
  files.flatMap(file =>
    keys(JSON.parse(readFileSync(join(root, `locales/en/${file}.json`), 'utf8')), `${file}:`),
  ),
)
const written = [
  ...sources.matchAll(/['"`]((?:portal|auth|patient|account):[\w.]+(?:\$\{[^}]+\}\w*)?)['"`]/g),
].map(match => match[1] as string)
const fixed = written.filter(key => !key.includes('${'))
/** Keys that end in a state or a kind: `patient:status.${status}`. */
const open = written
  .filter(key => key.includes('${'))
  .map(key => key.replace(/\$\{[^}]+\}/, '\0').split('\0'))

test('every text key is used by a screen', () => {
  const used = (key: string) =>
    fixed.includes(key) || open.some(([start = '', end = '']) => key.startsWith(start) && key.endsWith(end))
  expect([...known].filter(key => !used(key))).toEqual([])
})

/** RefusalPanel has a dismiss button of its own. */
const withOwnDismissal = ['desk:day.cancelYes']

test("'Cancel' stands beside no act that begins with the same word, in any language", () => {
  const asked = [...sources.matchAll(/yes: t\('([\w:.]+)'\)([^}]*)/g)].filter(
    ([, key = '', rest]) => !withOwnDismissal.includes(key) && !rest?.includes('no:'),
  )
  expect(asked.length).toBeGreaterThan(3)
  const alike = interfaceLanguages.flatMap(language => {
    const t = translateIn(language)
    return asked
      .map(([, key]) => t(key as 'admin:cancel'))
      .filter(act => act.startsWith(t('admin:cancel')))
      .map(act => `${language}: ${act}`)
  })
  expect(alike).toEqual([])
})

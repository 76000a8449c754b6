import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translateFile, translateSite } from './texts.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sources = ['src/components', 'src/layouts', 'src/pages', 'src/entities'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(astro|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
)
const everything = sources.join('\n')

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  )
}

/** A key is used if it is written out, or matches a template, in which `${…}` is any one part. */
function isUsed(key: string): boolean {
  const bare = key.replace(/_(one|other)$/, '')
  if ([key, bare].some(one => everything.includes(`'${one}'`))) return true
  if (groups.some(group => key.startsWith(`${group}.`))) return true
  return templates.some(template => template.test(bare))
}
const templates = [...everything.matchAll(/\b[thpw]\(\s*`([\w.${}?' ]+)`/g)].map(
  ([, template = '']) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
)

/** Groups of texts that are passed on as a whole. */
const groups = [...everything.matchAll(/\bgroup\(\s*'\w+',\s*'([\w.]+)'/g)].map(([, group]) => group)

describe.each(['site', 'pages', 'packages', 'media', 'hospital', 'careers'])('the texts of %s.json', file => {
  const en = keysOf(JSON.parse(read(`locales/en/${file}.json`)))
  const id = keysOf(JSON.parse(read(`locales/id/${file}.json`)))

  test('exist in both languages', () => {
    const forms = (keys: string[]) => [...new Set(keys.map(key => key.replace(/_(one|other)$/, '')))].sort()
    expect(forms(id)).toEqual(forms(en))
  })

  test('are all used', () => {
    expect(en.filter(key => !isUsed(key))).toEqual([])
  })
})

test('large numbers are written as the language writes them', () => {
  expect(translateSite('en')('doctors.everybody', { count: 2000 })).toBe('All 2,000 doctors')
  expect(translateSite('id')('doctors.everybody', { count: 2000 })).toBe('Semua 2.000 dokter')
})

test('a page can have the name of its kind, as administrators read it', () => {
  expect(translateFile('entities', 'en')('kinds.health-topics.many')).toBe('Health topics')
  expect(translateFile('entities', 'id')('kinds.health-topics.many')).toBe('Topik kesehatan')
})

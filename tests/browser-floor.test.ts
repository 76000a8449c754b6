import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Built-ins that the oldest supported browsers lack (src/ui/browser-floor.ts). The build lowers syntax but adds no
 * polyfills; TypeScript's `lib` goes by years instead of browsers, and does not cover the DOM.
 */
const missing =
  /\b(?:Map|Object)\.groupBy\b|\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bAbortSignal\.(?:any|timeout)\b|\bArray\.fromAsync\b|\bPromise\.(?:try|withResolvers)\b|\bURL\.(?:canParse|parse)\(|\bRegExp\.escape\b|\bIterator\.|\bIntl\.(?:DurationFormat|Segmenter)\b|\.(?:show|hide|toggle)Popover\(|:modal\b|\b(?:search|query|params|searchParams|parameters)\.size\b|\(\?<[=!]|\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|toArray|take|drop|reduce|forEach|flatMap)\(|\bset\.(?:union|intersection|difference)\(/

const rooms = ['api', 'entities', 'i18n', 'islands', 'portal', 'search', 'ui']
/** Scripts of pages, and modules that they share with the server. Other components are only rendered by the server. */
const forBrowsers = (path: string) =>
  /\.(?:ts|tsx)$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  (rooms.includes(path.split('/')[0] as string) || path.endsWith('.client.ts'))

const source = join(import.meta.dirname, '../src')
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).map(path =>
  path.replaceAll('\\', '/'),
)
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
const linesOf = (path: string, code: string) =>
  withoutComments(code)
    .split('\n')
    .filter(line => missing.test(line))
    .map(
      line =>
        `${line.trim()} in src/${path}: the oldest supported browsers lack it. Replace it with older functions.`,
    )

test('code for browsers uses no built-in that the oldest supported ones lack', () => {
  const scripts = paths.filter(forBrowsers)
  expect(scripts.length).toBeGreaterThan(500)
  expect(scripts.flatMap(path => linesOf(path, readFileSync(join(source, path), 'utf8')))).toEqual([])
})

test('scripts in pages and components use none of them either', () => {
  const wrong = paths
    .filter(path => path.endsWith('.astro'))
    .flatMap(path =>
      [...readFileSync(join(source, path), 'utf8').matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
        ([, code = '']) => linesOf(path, code),
      ),
    )
  expect(wrong).toEqual([])
})

/** Properties and units that the bundler does not lower and the oldest supported browsers do not know. */
const newerStyle =
  /^\s*(?:translate|rotate|scale)(?:\s*:|\s+var\(--(?:fast|slow))|transition:\s*(?:translate|rotate|scale)\b|\d[sld]vh\b/

test('style sheets move with transform, and measure the screen with var(--screen)', () => {
  const sheets = paths.filter(path => /\.(?:css|astro)$/.test(path))
  expect(sheets.length).toBeGreaterThan(100)
  const wrong = sheets.flatMap(path => {
    const lines = readFileSync(join(source, path), 'utf8').split('\n')
    // The definition of --screen itself.
    const given = (line: string) => path === 'ui/css/base.css' && line.includes('100dvh')
    return lines
      .filter(line => newerStyle.test(line) && !given(line))
      .map(line => `${line.trim()} in src/${path}`)
  })
  expect(wrong).toEqual([])
})

test.each(['  translate: 0 1px;', '  height: 100dvh;', '  transition: scale 1s;'])('%s is found', line => {
  expect(line).toMatch(newerStyle)
})

test.each([
  'list.toSorted()',
  'Map.groupBy(list, key)',
  'AbortSignal.any([one])',
  'text.isWellFormed()',
  'query.size > 0',
])('%s is found', code => {
  expect(linesOf('a.ts', code)).toHaveLength(1)
})

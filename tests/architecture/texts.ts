import { type BuiltKeys, builtKeys } from './key-values.ts'
import { files, lineAt, sources, text } from './sources.ts'

const names = files('locales/en', /\.json$/).map(path => path.slice('locales/en/'.length, -'.json'.length))
const start = new RegExp(`(?:${names.join('|')}):`)

interface UsedKey {
  path: string
  line: number
  /** `file:path.to.text`; `*` is a part that is known at run time only. */
  key: string
}

/** The keys of `locales/en`: with and without plural suffix, and the groups that code reads as a whole. */
export function knownKeys(): Set<string> {
  const keys = (value: object, path: string): string[] =>
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'string'
        ? [path + name, path + name.replace(/_(zero|one|two|few|many|other)$/, '')]
        : [path + name, ...keys(one, `${path}${name}.`)],
    )
  return new Set(names.flatMap(name => keys(JSON.parse(text(`locales/en/${name}.json`)), `${name}:`)))
}

/** Literal keys in the source. */
function writtenKeys(path: string, content: string): UsedKey[] {
  const pattern = new RegExp(`(['"\`])(${start.source}[\\w.-]+)\\1`, 'g')
  return [...content.matchAll(pattern)].map(match => ({
    path,
    line: lineAt(content, match.index),
    key: match[2] as string,
  }))
}

/** Files of translate functions that a component gets as a parameter. */
const givenWords: Record<string, Record<string, string>> = {
  'src/components/facility/families.ts': { t: 'hospital' },
}

/** Keys of the public pages, whose functions have their file: `const w = texts('careers')`, then `w('title')`. */
export function pageKeys(path: string, content: string): UsedKey[] {
  const fileOf = new Map(Object.entries({ t: 'site', ...givenWords[path] }))
  for (const [, name, of] of content.matchAll(
    /const (\w+) = (?:[\w.()]+\.)?((?:translateFile|texts)\('\w+'|translateSite)/g,
  ))
    fileOf.set(name as string, of?.split("'")[1] ?? 'site')
  const pattern = /(?<![\w.$])(?:(\w+)|translateFile\('(\w+)', [^)]*\))\(\s*(['"`])([\w.${}()?:' -]+?)\3/g
  return [...content.matchAll(pattern)].flatMap(match => {
    const file = match[2] ?? fileOf.get(match[1] as string)
    const key = (match[4] as string).replace(/\$\{[^}]*\}/g, '*')
    return file && /^[\w.*-]+$/.test(key)
      ? [{ path, line: lineAt(content, match.index), key: `${file}:${key}` }]
      : []
  })
}

const onPages = /^src\/(components|layouts|pages|islands)\//

/** Every key that pages, portal and server use. */
export function usedKeys(): UsedKey[] {
  const fixed = sources
    .filter(path => !path.endsWith('.gen.ts'))
    .flatMap(path => {
      const content = text(path)
      return [...writtenKeys(path, content), ...(onPages.test(path) ? pageKeys(path, content) : [])]
    })
  const built = builtKeys(start).flatMap(({ path, line, keys, pattern }: BuiltKeys) =>
    [...new Set([...keys, ...(pattern ? [pattern] : [])])].map(key => ({ path, line, key })),
  )
  return [...fixed, ...built]
}

/** Keys that the types allow but the code never uses, with the reason. */
const neverUsed: [RegExp, string][] = [
  [/^booking:mail\.\w+\.action$/, 'used only by messages with a link to answer'],
  [/^dependants:relativeDate\.(other|spouse|sibling)$/, 'dates of birth are not compared for them'],
  [/^desk:waiting\.status\.(booked|left|over)$/, 'the front desk lists only entries that still wait'],
]

/** A message for each missing text, with the file that uses it. */
export function missingTexts(used: UsedKey[] = usedKeys(), known: Set<string> = knownKeys()): string[] {
  const matches = (key: string) => {
    if (!key.includes('*')) return known.has(key)
    const [first = '', ...rest] = key.split('*')
    return [...known].some(one => one.startsWith(first) && one.endsWith(rest.at(-1) ?? ''))
  }
  return used
    .filter(({ key }) => !matches(key) && !neverUsed.some(([pattern]) => pattern.test(key)))
    .map(({ path, line, key }) => {
      const [file, name] = key.split(':')
      return `${path}:${line} uses the text '${name}', which locales/en/${file}.json does not have. Add it there and in locales/id.`
    })
}

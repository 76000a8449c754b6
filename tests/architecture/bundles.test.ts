import { expect, test } from 'vitest'
import { files, text } from './sources.ts'

/** Every path that the patterns of `parts` in astro.config.mjs can match: `a\/(b|c)\.ts` is `a/b.ts` and `a/c.ts`. */
function pathsIn(config: string): string[] {
  const patterns = [...config.matchAll(/\btest:\s*\/((?:\\\/|[^/\n])+)\//g)].map(match => match[1] as string)
  const split = (pattern: string): string[] => {
    const parts = ['']
    let depth = 0
    for (const letter of pattern) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      if (letter === '|' && depth === 0) parts.push('')
      else parts[parts.length - 1] += letter
    }
    return parts
  }
  const expand = (pattern: string): string[] => {
    const group = /^([^(]*)\(((?:[^()]|\([^()]*\))*)\)(.*)$/.exec(pattern)
    if (!group) return [pattern]
    const [, before = '', inside = '', after = ''] = group
    return split(inside).flatMap(one => expand(before + one + after))
  }
  return patterns
    .flatMap(split)
    .flatMap(expand)
    .map(path => path.replaceAll('\\b', '').replaceAll('\\', ''))
}

const known = files('src', /\.(tsx?|astro|css)$/)
const isOurs = (path: string) =>
  /(?:^|\/)(?:api|components|entities|i18n|islands|portal|state|ui)\//.test(path)

test('every module that the bundles name exists: otherwise its code would be in another bundle', () => {
  const named = pathsIn(text('astro.config.mjs')).filter(isOurs)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(path => !known.some(file => file.includes(path)))).toEqual([])
})

test('alternatives are expanded, also nested ones', () => {
  const config = String.raw`test: /src\/portal\/((Portal|App)\.tsx|shell\/(Brand|BarTools)\.)|other\.ts/,`
  expect(pathsIn(config)).toEqual([
    'src/portal/Portal.tsx',
    'src/portal/App.tsx',
    'src/portal/shell/Brand.',
    'src/portal/shell/BarTools.',
    'other.ts',
  ])
})

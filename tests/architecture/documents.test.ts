import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, lineAt, root, text } from './sources.ts'

/** With the proofs: Vitest runs the other files of a list and says nothing about one that does not exist. */
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...files('docs', /\.md$/)],
  ...['proofs/list.ts', 'proofs/system-postgres.ts'],
]
/** A file of the repository; not a pattern, and no folder, as those are named in general. */
const path =
  /(?<![\w/.])(?:src|tests|proofs|e2e|bench|tools|seeds|locales|deploy|public|migrations)\/[\w./@-]+\.\w+/g

/** The files that a document names and the repository does not have, with the line. */
function goneFrom(document: string, content: string): string[] {
  return [...content.matchAll(path)]
    .filter(([name]) => !existsSync(join(root, name)))
    .map(match => `${document}:${lineAt(content, match.index)} names ${match[0]}, which does not exist.`)
}

test.each(documents)('every file that %s names exists', document => {
  expect(goneFrom(document, text(document))).toEqual([])
})

test('a missing file is reported with its line', () => {
  expect(goneFrom('docs/example.md', 'Look at `tests/house.test.ts`\nand at `src/server/gone.ts`.')).toEqual([
    'docs/example.md:2 names src/server/gone.ts, which does not exist.',
  ])
})

test('every folder that the recipes name exists', () => {
  const content = text('docs/recipes.md')
  const folders = [...content.matchAll(/`((?:src|tests|locales|seeds)\/[^`<]*\/|locales\/\w+)`/g)].map(
    ([, name]) => name,
  )
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter(name => !existsSync(join(root, name as string)))).toEqual([])
})

test('every metric that an alert of the operations page names is reported', () => {
  const metrics = [...new Set(text('docs/operations.md').match(/\brawat_[a-z_]+/g))]
  const reported = files('src/server', /\.ts$/).map(text).join('\n')
  expect(metrics.length).toBeGreaterThan(5)
  expect(metrics.filter(name => !reported.includes(name))).toEqual([])
})

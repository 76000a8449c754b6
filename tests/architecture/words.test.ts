import { expect, test } from 'vitest'
import { replacedWords } from './words.ts'

/** Names that are stored, part of the API, or not renamed yet. The list may only become shorter. */
const stands = new Set<string>([])

test('no file or export has a word that the glossary replaces', () => {
  expect(replacedWords(stands)).toEqual([])
})

test('a replaced word is found in the name of a file and of an export, in its room only', () => {
  const code: Record<string, string> = {
    'src/publishing/render/hands.ts': 'export class RenderPool {}',
    'src/publishing/render/pool.ts': 'export const handsToHave = () => 2',
    'src/entities/hands.ts': 'export const hands = 2',
  }
  const found = replacedWords(new Set(), Object.keys(code), path => code[path] as string)
  expect(found).toEqual([
    "src/publishing/render/hands.ts: 'hands' contains a word that docs/glossary.md replaces. Use: render worker, render pool.",
    "src/publishing/render/pool.ts: 'handsToHave' contains a word that docs/glossary.md replaces. Use: render worker, render pool.",
  ])
  expect(
    replacedWords(new Set(['src/publishing/render/hands.ts hands']), Object.keys(code), () => ''),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { missingTexts, pageKeys, usedKeys } from './texts.ts'

test('every text key that a page, the portal or the server uses exists', { timeout: 600_000 }, () => {
  const used = usedKeys()
  expect(missingTexts(used)).toEqual([])
  const keys = new Set(used.map(one => one.key))
  // A literal key, one built from a type, one passed to a local function, and one of a public page.
  for (const key of [
    'admin:menu.library',
    'letters:kinds.application.reply',
    'office:palette.signOut',
    'careers:list.network',
  ])
    expect(keys).toContain(key)
})

test('a missing text is reported with the place of its use and its file', () => {
  const known = new Set(['admin:menu.trash', 'site:live.now'])
  const used = [
    { path: 'a.tsx', line: 3, key: 'admin:menu.trash' },
    { path: 'a.tsx', line: 4, key: 'admin:menu.bin' },
    { path: 'b.astro', line: 1, key: 'site:live.*' },
    { path: 'b.astro', line: 2, key: 'site:lives.*' },
  ]
  expect(missingTexts(used, known)).toEqual([
    "a.tsx:4 uses the text 'menu.bin', which locales/en/admin.json does not have. Add it there and in locales/id.",
    "b.astro:2 uses the text 'lives.*', which locales/en/site.json does not have. Add it there and in locales/id.",
  ])
})

test('the keys of a public page belong to the file that it names', () => {
  const page = "const w = texts('careers')\n<p>{w('list.title')}{t(`live.$" + '{name}`)}</p>'
  expect(pageKeys('page.astro', page)).toEqual([
    { path: 'page.astro', line: 2, key: 'careers:list.title' },
    { path: 'page.astro', line: 2, key: 'site:live.*' },
  ])
})

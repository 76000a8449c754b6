import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '../../tests/architecture/sources.ts'
import { pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '../../public')
const drawn = pictures()
const committed = files('public', /\.(svg|vtt)$/).map(path => path.slice('public/'.length))

test('the drawings and captions under public/ are those that the program makes', () => {
  expect(committed.toSorted()).toEqual([...drawn.keys()].sort())
  const stale = committed.filter(path => readFileSync(join(folder, path), 'utf8') !== drawn.get(path))
  expect(stale, 'These files are out of date. Run npm run art.').toEqual([])
})

test('a drawing holds nothing that the content security policy forbids, and no broken number', () => {
  const wrong = [...drawn].filter(([, text]) => /NaN|undefined|style=|<script|<filter/.test(text))
  expect(wrong.map(([path]) => path)).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import { demoDirectory, demoSiteIndex } from '../../../tests/demo-directory.ts'
import { createEngine } from '../engine.ts'
import type { WholeFound } from './site-index.ts'
import { createWholeEngine } from './whole-engine.ts'

let find: (q: string, language?: 'en' | 'id', kind?: string) => WholeFound
const now = Date.parse('2026-11-20T03:00:00Z')
beforeAll(async () => {
  const directory = await demoDirectory()
  const search = createWholeEngine(createEngine(directory), directory, await demoSiteIndex())
  find = (q, language = 'en', kind = '') => search({ q, kind, language, now })
})
const pathsOf = ({ groups }: WholeFound, kind?: string) =>
  groups.filter(one => !kind || one.kind === kind).flatMap(group => group.hits.map(hit => hit.path))

test('dump', () => {
  for (const q of ['parkir', 'parking', 'jantung', 'heart', 'jadwal dokter', 'seminar diabetes', 'hemodialisa', 'vaksin', 'mcu', 'ayu lestari', 'ayu', 'menteng', 'nurse', 'perawat', 'lowongan', 'artikel tidur', 'slep', 'insurence', 'asuransi', 'darah tinggi', 'xyzzyq', 'icu', 'melahirkan', 'bidan', 'jakarta'])
    console.log(q, '=>', JSON.stringify(find(q), (k, v) => k === 'hits' ? v.map((h: {path:string}) => h.path) : k === 'title' || k === 'text' ? undefined : v))
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentLanguage } from '#entities/localized.ts'
import { demoDirectory } from '../../tests/demo-directory.ts'
import { createEngine } from './engine.ts'

const find = createEngine(await demoDirectory())
const now = Date.parse('2026-11-20T03:00:00Z')
const lines = readFileSync(join(import.meta.dirname, '../../tests/search-questions.tsv'), 'utf8')
const questions = lines
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split('\t') as [ContentLanguage, string, string, string])

/** Whether one of the wanted specialties or pages is among the first that the answer names. */
function isAnswered([language, kind, search, wanted]: (typeof questions)[number]): boolean {
  const { understood, rows, pages } = find({ search, language, now })
  const named =
    kind === 'page'
      ? pages.map(one => one.slug.split(/[/#]/)[0])
      : [...understood, ...rows.slice(0, 3).flatMap(one => one.specialists)].slice(0, 4).map(one => one.slug)
  return wanted.split(' ').some(one => named.includes(one))
}

test.each(['en', 'id'] as const)(
  'ninety-five of a hundred questions in %s lead to the right specialty',
  language => {
    const asked = questions.filter(one => one[0] === language && one[1] !== 'page')
    const missed = asked.filter(one => !isAnswered(one)).map(one => one[2])
    expect(asked.length).toBeGreaterThan(200)
    expect(missed.length / asked.length, missed.join(', ')).toBeLessThan(0.05)
  },
)

test('four of five questions that are not about a doctor lead to their page', () => {
  const asked = questions.filter(one => one[1] === 'page')
  const missed = asked.filter(one => !isAnswered(one)).map(one => one[2])
  expect(asked.length).toBeGreaterThan(100)
  expect(missed.length / asked.length, missed.join(', ')).toBeLessThan(0.2)
})

test.each([
  ['parkir', 'questions'],
  ['jam besuk', 'questions'],
  ['bpjs', 'questions'],
  ['biaya melahirkan', 'packages'],
  ['surat sehat', 'questions'],
  ['daftar online gimana', 'questions'],
  ['jam buka poli', 'contact'],
  ['call an ambulance', 'emergency'],
  ['wheelchair access', 'contact'],
])('“%s” leads to a page and is no misspelt complaint', (search, page) => {
  const { pages, corrected } = find({ search, language: 'id', now })
  expect(pages.map(one => one.slug)).toContain(page)
  expect(corrected).toBe('')
})

test('a town without a location is left out, and the answer says for which words it stands', () => {
  const { rows, corrected } = find({ search: 'dokter mata bandung', language: 'id', now })
  expect(rows[0]?.specialists[0]?.slug).toBe('ophthalmology')
  expect(corrected).toBe('mata')
})

test.each(['sakit perut', 'jantung', 'dokter anak makassar', 'knee pain', 'ayu lestari'])(
  '“%s” is about a doctor and leads to no page',
  search => {
    expect(find({ search, language: 'en', now }).pages).toEqual([])
  },
)

test.each([
  ['kakek susah pipis', 'urology'],
  ['prostat kakek', 'urology'],
  ['nenek katarak', 'ophthalmology'],
  ['kaki bengkak dua duanya', 'cardiology'],
  ['nenek saya jatuh tidak bisa jalan', 'orthopedics'],
  ['my grandmother fell and cannot walk', 'orthopedics'],
  ['kakek', 'internal-medicine'],
])('“%s” is about the complaint, not about who has it', (search, specialty) => {
  expect(find({ search, language: 'id', now }).understood[0]?.slug).toBe(specialty)
})

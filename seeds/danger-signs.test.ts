import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minutesOfChestPain } from './emergency-signs/chest-pain.ts'
import { dangerWithDiabetes } from './emergency-signs/diabetes.ts'

const root = join(import.meta.dirname, '..')
const files = ['seeds', 'locales/en', 'locales/id']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(name => join(folder, String(name))),
  )
  .filter(name => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))

test('the duration of chest pain that is an emergency is defined in one file', () => {
  const figures = files.flatMap(name =>
    (readFileSync(join(root, name), 'utf8').match(/[^.\n]*\b(?:chest|dada)\b[^.\n]*/gi) ?? [])
      .filter(sentence => /(?:\d+|five|ten|fifteen|lima|sepuluh|belas) (?:minutes?|menit)/i.test(sentence))
      .map(sentence => `${name}: ${sentence}`),
  )
  expect(figures).toEqual([])
})

test('the emergency page and the emergency sign use the same duration', () => {
  for (const language of ['en', 'id'] as const) {
    const { emergency } = JSON.parse(readFileSync(join(root, `locales/${language}/pages.json`), 'utf8'))
    expect(emergency.whenList.one).toContain(minutesOfChestPain[language])
  }
})

test('the danger signs of diabetes are defined in one file', () => {
  const lines = Object.values(dangerWithDiabetes).flatMap(text => text.split('\n'))
  const named = lines.map(line =>
    files.filter(name => readFileSync(join(root, name), 'utf8').includes(line.slice(2))),
  )
  expect(named).toEqual(lines.map(() => ['seeds/emergency-signs/diabetes.ts']))
})

import { expect, test } from 'vitest'
import { demoEmergency } from '../../tests/demo-directory.ts'
import { answersFrom } from './emergency-data.ts'

const data = await demoEmergency()
const find = answersFrom(data)

test('a query that names an emergency returns its sign, with the numbers of the chosen place and without its search phrases', () => {
  const heart = find('nyeri dada')
  expect(heart).toMatchObject({ sign: { kind: 'heart' }, emergencyNumber: '119' })
  expect(heart?.sign).not.toHaveProperty('phrases')
  expect(heart?.hospital?.number).toMatch(/^\+62 21/)
  expect(find('nyeri dada', 'makassar')?.hospital?.name).toMatch(/Makassar/)
  expect(find('nyeri dada', 'constructor')).toEqual(heart)
  expect(find('dokter jantung')).toBeUndefined()
  expect(find('')).toBeUndefined()
})

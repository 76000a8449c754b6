import { expect, test } from 'vitest'
import { nikSchema } from './nik.ts'

const problem = (text: string) => nikSchema.safeParse(text).error?.issues[0]?.message ?? null

test('an identity number has 16 digits, however it is written, and the date of birth of a man or a woman', () => {
  expect(nikSchema.parse('3174 0112-0590.0001')).toBe('3174011205900001')
  expect(nikSchema.parse('3174015205900001')).toBe('3174015205900001')
  expect(nikSchema.parse(' ')).toBeNull()
  for (const wrong of ['317401120590001', '31740112059000011', '317401120590000a'])
    expect(problem(wrong)).toBe('validation:nik')
})

test('a day or month that does not exist is refused', () => {
  for (const date of ['000590', '320590', '400590', '720590', '121390', '120090', '300290', '290201'])
    expect(problem(`317401${date}0001`), date).toBe('validation:nikDate')
  // 29 February of 2000 or 1996, also for a woman.
  for (const date of ['290200', '690296']) expect(problem(`317401${date}0001`), date).toBeNull()
})

import { expect, test } from 'vitest'
import {
  readNames,
  readNumbers,
  readSorted,
  readWeeks,
  writeNames,
  writeNumbers,
  writeSorted,
  writeWeeks,
} from './columns.ts'

test.each([
  [[]],
  [['Ayu']],
  [['Ayu Lestari', 'Ayu Lestari', 'Ayu Lestari Putri']],
  [['Ann 2 Lee', '2', '22', '222 2', 'O’Neil-Smith Ann', 'سارة أحمد', '李 小龍', '李 小']],
  [['a b c d e f g h i j k l', 'a b c d e f g h i j k m', 'a b c d e f g h i j']],
])('names are read as they were written: %j', names => {
  expect(readNames(writeNames(names))).toEqual(names)
})

test('spaces around the words of a name shift no other name', () => {
  const odd = [' Ayu  Lestari ', 'Budi\tSantoso', '', '  ', 'Ayu Lestari Putri', 'Cut  Nyak']
  expect(readNames(writeNames(odd))).toEqual([
    'Ayu Lestari',
    'Budi Santoso',
    '',
    '',
    'Ayu Lestari Putri',
    'Cut Nyak',
  ])
})

test('numbers and weeks are read as they were written', () => {
  const numbers = [0, 1, 63, 64, 4095, 4096, 262_144]
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers)
  expect(readNumbers(writeNumbers([]))).toEqual([])
  const weeks = [
    [],
    [[0, 1]],
    [[3, 127]],
    [
      [0, 5],
      [70, 64],
    ],
    [],
  ] as const
  expect(readWeeks(writeWeeks(weeks))).toEqual(weeks)
  expect(readWeeks(writeWeeks([]))).toEqual([])
})

test.each([
  [['']],
  [['nyeri', 'nyeri dada', 'nyeri dada kiri', '', '~pasang ring', '2 minggu batuk', 'nyeri dada']],
  [['🫀 a', '🫁 a', '🫁 b']],
])('lines are read as they were written: %j', lines => {
  expect(readSorted(JSON.parse(JSON.stringify(writeSorted(lines, '\n'))), '\n')).toEqual(lines)
})

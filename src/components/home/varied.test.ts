import { expect, test } from 'vitest'
import type { PublicItem } from '#entities/kinds.ts'
import { variedUnits } from './varied.ts'

const unit = (code: string, type?: string) => ({ code, type }) as PublicItem<'units'>

test('the home page shows one unit of each type before a second of any', () => {
  const units = [
    unit('jkt-igd', 'emergency'),
    unit('mks-igd', 'emergency'),
    unit('jkt-lab', 'laboratory'),
    unit('djj-igd', 'emergency'),
    unit('mks-rehab', 'rehabilitation'),
  ]
  expect(variedUnits(units, 4).map(one => one.code)).toEqual(['jkt-igd', 'jkt-lab', 'mks-rehab', 'mks-igd'])
})

test('units without a type count as one type, and a small number of units is shown completely', () => {
  expect(variedUnits([unit('a'), unit('b'), unit('c', 'dialysis')], 8).map(one => one.code)).toEqual([
    'a',
    'c',
    'b',
  ])
})

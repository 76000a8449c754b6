import { expect, test } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { formFields } from '../edit/form-order.ts'
import { columnsOf, pictureOf, possibleColumns } from './columns.ts'

test('the default columns are the fields that distinguish items', () => {
  expect(columnsOf(entityOf('doctors'))).toEqual(['specialists', 'units'])
  expect(columnsOf(entityOf('units'))).toEqual(['location', 'specialists'])
  expect(pictureOf(entityOf('doctors'))).toBe('photo')
})
test('the possible columns include the default columns', () => {
  for (const kind of contentKinds) {
    const entity = entityOf(kind)
    expect(possibleColumns(entity)).toEqual(expect.arrayContaining(columnsOf(entity)))
  }
})
test('no list has a column for its title or its address', () => {
  for (const kind of contentKinds) {
    const entity = entityOf(kind)
    expect(columnsOf(entity)).not.toContain(entity.title)
    expect(columnsOf(entity)).not.toContain(entity.key)
  }
})
test('the flag of a lapsed review is no column and no input: a badge shows it', () => {
  for (const kind of ['emergency-signs', 'health-topics'] as const) {
    const { review } = entityOf(kind)
    expect(possibleColumns(entityOf(kind))).not.toContain(review?.lapsed)
    expect(Object.keys(formFields(kind))).not.toContain(review?.lapsed)
  }
})

import { expect, test } from 'vitest'
import { contentKinds, entityOf } from './kinds.ts'
import { listFilters, mainFilters } from './list-filters.ts'

/** What the API and the administrators' page call something else. */
const taken = ['page', 'perPage', 'search', 'status', 'sort', 'keys', 'purpose', 'columns']

test.each(contentKinds)(
  'the filters of %s have names of their own, and its controls are some of them',
  kind => {
    const names = listFilters(entityOf(kind)).map(one => one.name)
    expect(names).toEqual([...new Set(names)])
    expect(names.filter(name => taken.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining([...mainFilters(entityOf(kind))]))
  },
)

test('every field with comparable values is a filter, in groups and rows too', () => {
  const names = (kind: (typeof contentKinds)[number]) => listFilters(entityOf(kind)).map(one => one.name)
  expect(names('partners')).toEqual([
    'kind',
    'coverage.inpatient',
    'coverage.outpatient',
    'coverage.cashless',
    'takenAt.location',
    'takenAt.exceptSpecialists',
    'takenAt.exceptDoctors',
  ])
  expect(names('facilities')).toEqual(expect.arrayContaining(['kind', 'places.location', 'units', 'onHome']))
  expect(names('doctors')).toEqual(expect.arrayContaining(['location', 'licence.validTo.from', 'headline']))
  expect(names('settings')).toEqual([])
})

test('without a choice of its own a list has controls for its references, choices and flags', () => {
  expect(mainFilters(entityOf('doctors'))).toEqual(['specialists', 'location', 'languages', 'bookable'])
  expect(mainFilters(entityOf('units'))).toEqual(['specialists', 'location', 'type'])
})

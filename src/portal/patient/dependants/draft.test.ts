import { expect, test } from 'vitest'
import { blankDraft, choiceOf, draftOf, draftProblem, paysOf } from './draft.ts'

test('The guarantor has only the fields of its kind', () => {
  const typed = { partner: 'allianz', member: ' 0001234567890 ' }
  expect(choiceOf({ kind: 'self', ...typed })).toEqual({ kind: 'self' })
  expect(choiceOf({ kind: 'bpjs', ...typed })).toEqual({ kind: 'bpjs', member: '0001234567890' })
  expect(choiceOf({ kind: 'partner', ...typed, member: '' })).toEqual({ kind: 'partner', partner: 'allianz' })
  expect(choiceOf({ kind: 'later', ...typed })).toBeNull()
})
test('Payment through a partner needs the partner; the member number is optional', () => {
  expect(draftProblem({ ...blankDraft, kind: 'partner' })).toEqual({
    field: 'partner',
    key: 'dependants:partnerNeeded',
  })
  expect(draftProblem({ ...blankDraft, kind: 'bpjs' })).toBeNull()
  expect(draftProblem(blankDraft)).toBeNull()
  expect(draftProblem({ kind: 'bpjs', partner: '', member: '1'.repeat(41) })?.field).toBe('member')
})
test('The draft starts with the last guarantor', () => {
  const last = { kind: 'bpjs', partner: null, name: null, member: '12' } as const
  expect(choiceOf(draftOf(last))).toEqual({ kind: 'bpjs', member: '12' })
  expect(draftOf(null)).toEqual(blankDraft)
})
test('An unsent answer does not win over who has paid since', () => {
  const bpjs = { ...blankDraft, kind: 'bpjs' } as const
  const self = { ...blankDraft, kind: 'self' } as const
  const before = { values: {}, pays: bpjs, paid: blankDraft }
  expect(paysOf(before, blankDraft)).toEqual(bpjs)
  expect(paysOf(before, self)).toEqual(self)
  expect(paysOf(null, self)).toEqual(self)
})

import { expect, test } from 'vitest'
import { readAuditQuery, writeAuditQuery } from './calls.ts'

const read = (text: string) => readAuditQuery(new URLSearchParams(text))

test('the filter stands in the address, and comes back from it', () => {
  const query = read('who=nobody&action=patient&from=2026-11-01&to=2026-11-20&page=3')
  expect(query).toMatchObject({ who: 'nobody', action: 'patient', from: '2026-11-01', page: 3 })
  expect(writeAuditQuery(query, { page: 4 }).toString()).toContain('page=4')
})
test('another filter begins at the first page again', () => {
  expect(writeAuditQuery(read('page=3'), { action: 'patient' }).toString()).toBe('action=patient')
})
test('what is no filter is left out', () => {
  expect(read('who=me&action=%27;--&from=yesterday&patient=1&page=-1')).toEqual({
    page: 1,
    who: '',
    action: '',
    from: '',
    to: '',
    patient: '',
  })
})

import { beforeEach, expect, test } from 'vitest'
import { $toasts, addAdminToast, addToast, clearToasts, removeToast } from './toasts.ts'

beforeEach(() => clearToasts())
const summaries = () => $toasts.get().map(toast => toast.summary)

test('a message is shown for five seconds, in the admin area for three, unless set otherwise', () => {
  addToast({ severity: 'info', summary: 'a' })
  addAdminToast({ severity: 'success', summary: 'b' })
  addToast({ severity: 'warn', summary: 'c', life: 100, group: 'bl', closable: false })
  expect($toasts.get().map(({ life, group, closable }) => [life, group, closable])).toEqual([
    [5000, 'tr', true],
    [3000, 'tr', true],
    [100, 'bl', false],
  ])
})
test('a message is removed by its id', () => {
  const first = addToast({ severity: 'info', summary: 'a' })
  addToast({ severity: 'info', summary: 'b' })
  removeToast(first)
  expect(summaries()).toEqual(['b'])
})
test('one group is cleared, or all', () => {
  addToast({ severity: 'info', summary: 'a' })
  addToast({ severity: 'info', summary: 'b', group: 'desk' })
  clearToasts('tr')
  expect(summaries()).toEqual(['b'])
  clearToasts()
  expect(summaries()).toEqual([])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { $toasts, clearToasts } from '#api/toasts.ts'
import { TOAST_LIFE } from '#ui/constants.ts'
import { $question } from '../confirm.ts'
import { attempt } from './attempt.ts'

const handled = vi.fn()
const shown = () => $toasts.get().map(({ severity, summary, life }) => ({ severity, summary, life }))
const question = { title: 'Delete it?', yes: 'Delete', no: 'Cancel' }
const refused = new ApiError(422, 'Wrong', { fields: [{ path: 'name', message: 'Too long' }] })
const refuse = (error: unknown) => async () => {
  throw error
}

beforeEach(() => {
  clearToasts()
  handled.mockClear()
  vi.stubGlobal('location', { pathname: '/admins/users' })
})

test('the result is returned, and its toast is short in the administrators’ area', async () => {
  const done = (result: number) => `${result} done`
  expect(await attempt(2, async two => two + 1, { done }, handled)).toBe(3)
  expect(shown()).toEqual([{ severity: 'success', summary: '3 done', life: TOAST_LIFE.admin }])
})
test('elsewhere the toast stays longer', async () => {
  vi.stubGlobal('location', { pathname: '/patients' })
  await attempt(undefined, async () => null, { done: 'Saved' }, handled)
  expect(shown()).toEqual([{ severity: 'success', summary: 'Saved', life: TOAST_LIFE.helper }])
})
test('a no to the confirmation ends the action without work and without a message', async () => {
  const work = vi.fn(async () => 1)
  const running = attempt(undefined, work, { confirm: question, done: 'Deleted' }, handled)
  $question.get()?.answer(false)
  expect(await running).toBeUndefined()
  expect(work).not.toHaveBeenCalled()
  expect(shown()).toEqual([])
})
test('without the question nothing is done, and the error is a toast', async () => {
  const work = vi.fn(async () => 1)
  await attempt(undefined, work, { confirm: refuse(new ApiError(503, 'Busy')) }, handled)
  expect(work).not.toHaveBeenCalled()
  expect(shown()).toMatchObject([{ severity: 'error' }])
})
test('an error is a toast, unless the caller shows it', async () => {
  await attempt(undefined, refuse(new ApiError(409, 'Taken')), { showError: 'here' }, handled)
  expect(shown()).toEqual([])
  await attempt(undefined, refuse(new ApiError(409, 'Taken')), {}, handled)
  expect(shown()).toMatchObject([{ severity: 'error' }])
  expect(handled).not.toHaveBeenCalled()
})
test('messages of refused fields are left to the fields', async () => {
  await attempt(undefined, refuse(refused), { showError: 'fields' }, handled)
  expect(shown()).toEqual([])
  await attempt(undefined, refuse(new ApiError(500, 'Broken')), { showError: 'fields' }, handled)
  expect(shown()).toHaveLength(1)
})
test('an error that was handled is forgotten', async () => {
  await attempt(undefined, refuse(refused), { onError: () => true }, handled)
  expect(handled).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

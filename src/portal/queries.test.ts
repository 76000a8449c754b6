import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { $connectivity } from '#state/connectivity.ts'
import { checkOptions } from './admin/settings/calls.ts'
import { familyQuery } from './patient/dependants/family.ts'
import { queryClient } from './queries.ts'

test('queries that failed during an outage are repeated after it, but never those that only run on request', async () => {
  const fail = () => Promise.reject(new Error('No answer'))
  const [list, checkUp] = [vi.fn(fail), vi.fn(fail)]
  const observers = [
    new QueryObserver(queryClient, { queryKey: ['list'], queryFn: list }),
    new QueryObserver(queryClient, { ...checkOptions, queryFn: checkUp }),
  ]
  const ends = observers.map(one => one.subscribe(() => {}))
  await vi.waitFor(() =>
    expect(observers.map(one => one.getCurrentResult().status)).toEqual(['error', 'error']),
  )
  $connectivity.set('unreachable')
  $connectivity.set('online')
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(checkUp).toHaveBeenCalledOnce()
  for (const end of ends) end()
})

test('a failed read of the family is not repeated by each part of the screen that appears after it', async () => {
  const read = vi.fn(() => Promise.reject(new Error('No answer')))
  const observe = () => new QueryObserver(queryClient, { ...familyQuery, queryFn: read })
  const [booking, question] = [observe(), observe()]
  const endBooking = booking.subscribe(() => {})
  await vi.waitFor(() => expect(booking.getCurrentResult().status).toBe('error'))
  const endQuestion = question.subscribe(() => {})
  expect([booking.getCurrentResult().isLoading, read.mock.calls.length]).toEqual([false, 1])
  endBooking()
  endQuestion()
})

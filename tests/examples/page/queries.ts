import { ApiError } from '#api/errors.ts'
import type { Query } from '#portal/kit/Page.tsx'

export type ExampleState = 'loading' | 'loaded' | 'failed'

export const failure = new ApiError(503, 'The service is busy. Please try again in a minute.')

/** A query that stays in this state. */
export const queryIn = <D>(state: ExampleState, data: D, error: Error = failure): Query<D> => ({
  data: state === 'loaded' ? data : undefined,
  error: state === 'failed' ? error : null,
  refetch() {},
})

import { fieldProblem } from './problem.ts'

/** 422 if a period from one date to another, both included, has more than this number of days. */
export function requirePeriod(from: string, to: string, most: number): void {
  if (Temporal.PlainDate.from(from).until(to).days >= most)
    throw fieldProblem('to', 'booking:tooLong', { days: most })
}

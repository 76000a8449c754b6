import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Say } from '#i18n/messages.ts'
import type { Deps } from '../../app.ts'

export const findingStates = ['fine', 'warning', 'wrong'] as const

/** One thing that was looked at. What is not fine has a remedy under the same key. */
export interface Finding {
  check: string
  state: (typeof findingStates)[number]
  /** Of locales/…/operations.json. */
  key: string
  values?: Record<string, string | number>
}

export type Check = (deps: Pick<Deps, 'config' | 'database' | 'db' | 'now'>) => Promise<Finding[]>

export const fine = (check: string, key: string, values?: Finding['values']): Finding => ({
  check,
  state: 'fine',
  key,
  ...(values ? { values } : {}),
})
export const warning = (check: string, key: string, values?: Finding['values']): Finding => ({
  ...fine(check, key, values),
  state: 'warning',
})
export const wrong = (check: string, key: string, values?: Finding['values']): Finding => ({
  ...fine(check, key, values),
  state: 'wrong',
})

export const toldIn =
  (say: Say) =>
  ({ check, state, key, values = {} }: Finding) => ({
    check,
    state,
    message: say(`operations:${key}.found`, values),
    remedy: state === 'fine' ? null : say(`operations:${key}.remedy`, values),
  })

/** What went wrong, in the words of whoever refused; never an address with its password. */
export const reasonOf = (error: unknown): string => {
  // The query builder puts the whole statement into its message, and the reason below it.
  const { message, code } = (error instanceof DrizzleQueryError ? error.cause : error) as Error & {
    code?: string
  }
  return (message || code || String(error)).replace(/\/\/[^@\s/]*@/g, '//').slice(0, 300)
}

import type { Translate } from '#i18n/messages.ts'
import type { Deps } from '../../kernel/deps.ts'

export const findingStates = ['fine', 'warning', 'wrong'] as const

/** One thing that was looked at. What is not fine has a remedy under the same key. */
export interface Finding {
  check: string
  state: (typeof findingStates)[number]
  /** Of locales/…/operations.json. */
  key: string
  /** `job` is a timed job, and each of `ages` one with the minutes since it ran: people read its name in words. */
  values?: Record<string, string | number | readonly JobAge[]>
}
export type JobAge = readonly [job: string, minutes: number | '–']

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

/** One that the words do not know yet keeps its own name. */
function jobInWords(t: Translate, job: string): string {
  const text = t(`settings:jobNames.${job}`)
  return text.endsWith(job) ? job : text
}

/** `name` stays the job's own name, by which the log knows it. */
function inWords(t: Translate, { job, ages, ...values }: NonNullable<Finding['values']>) {
  return {
    ...(values as Record<string, string | number>),
    ...(job ? { name: String(job), job: jobInWords(t, String(job)) } : {}),
    ...(Array.isArray(ages)
      ? { ages: ages.map(([name, age]: JobAge) => `${jobInWords(t, name)}: ${age}`).join('; ') }
      : {}),
  }
}

export const toldIn =
  (t: Translate) =>
  ({ check, state, key, values = {} }: Finding) => ({
    check,
    state,
    message: t(`operations:${key}.found`, inWords(t, values)),
    remedy: state === 'fine' ? null : t(`operations:${key}.remedy`, inWords(t, values)),
  })

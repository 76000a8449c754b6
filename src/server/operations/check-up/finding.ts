import type { findingStates } from '#entities/office/office.ts'
import type { Translate } from '#i18n/messages.ts'
import type { Deps } from '../../kernel/deps.ts'

/** The result of one check. If the state is not fine, there is a remedy under the same key. */
export interface Finding {
  check: string
  state: (typeof findingStates)[number]
  /** A key of locales/…/operations.json. */
  key: string
  /**
   * `job` is the name of a scheduled job; `ages` are such names with the minutes since the last run. Both are shown
   * translated.
   */
  values?: Record<string, string | number | readonly JobAge[]>
}
export type JobAge = readonly [job: string, minutes: number | '–']

export type Check = (deps: Pick<Deps, 'config' | 'database' | 'db' | 'now'>) => Promise<Finding[]>

const finding =
  (state: Finding['state']) =>
  (check: string, key: string, values?: Finding['values']): Finding => ({ check, state, key, values })
export const fine = finding('fine')
export const warning = finding('warning')
export const wrong = finding('wrong')

/** A job without a translation is shown by its name. */
function jobInWords(t: Translate, job: string): string {
  const text = t(`settings:jobNames.${job}`)
  return text.endsWith(job) ? job : text
}

/** `name` stays untranslated: the log contains this name. */
function inWords(t: Translate, { job, ages, ...values }: NonNullable<Finding['values']>) {
  return {
    ...(values as Record<string, string | number>),
    ...(job ? { name: String(job), job: jobInWords(t, String(job)) } : {}),
    ...(Array.isArray(ages)
      ? { ages: ages.map(([name, age]: JobAge) => `${jobInWords(t, name)}: ${age}`).join('; ') }
      : {}),
  }
}

export const findingText =
  (t: Translate) =>
  ({ check, state, key, values = {} }: Finding) => ({
    check,
    state,
    message: t(`operations:${key}.found`, inWords(t, values)),
    remedy: state === 'fine' ? null : t(`operations:${key}.remedy`, inWords(t, values)),
  })

import type { Setup } from '#entities/office/office.ts'
import { optionalSteps, type SetupStep } from '#entities/office/setup-steps.ts'

/** The first open step, then 'publish'. Null if all is done. */
export function nextStep({ steps }: Setup): SetupStep | null {
  const needed = steps.filter(({ step }) => !optionalSteps.includes(step))
  const open = needed.find(({ step, state }) => state === 'open' && step !== 'publish')
  const publish = needed.find(({ step }) => step === 'publish')
  return open?.step ?? (publish?.state === 'done' ? null : 'publish')
}

/** The number of required tasks, and how many of them are done. */
export function progressOf({ steps, remains }: Setup): { done: number; count: number } {
  const all = [
    ...steps.filter(({ step }) => !optionalSteps.includes(step)).map(({ state }) => state === 'done'),
    ...remains.map(one => one.done),
  ]
  return { done: all.filter(Boolean).length, count: all.length }
}

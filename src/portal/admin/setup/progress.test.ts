import { expect, test } from 'vitest'
import type { Setup } from '#entities/office/office.ts'
import { setupSteps } from '#entities/office/setup-steps.ts'
import { nextStep, progressOf } from './progress.ts'

type State = Setup['steps'][number]['state']
const setup = (states: Partial<Record<(typeof setupSteps)[number], State>>, rest: State = 'done'): Setup => ({
  steps: setupSteps.map(step => ({ step, state: states[step] ?? rest })),
  remains: [{ what: 'backup', done: rest === 'done' }],
  mail: { server: null, from: 'a@example.org' },
})

test('the next step is the first open one, and the last is publishing', () => {
  expect(nextStep(setup({}, 'open'))).toBe('hospital')
  expect(nextStep(setup({ doctors: 'open', publish: 'open' }, 'draft'))).toBe('doctors')
  expect(nextStep(setup({ hospital: 'draft', publish: 'open' }))).toBe('publish')
  expect(nextStep(setup({}))).toBe(null)
})
test('colleagues are optional; tasks of the machine count', () => {
  expect(nextStep(setup({ colleagues: 'open' }))).toBe(null)
  expect(progressOf(setup({ colleagues: 'open' }))).toEqual({ done: 8, count: 8 })
  expect(progressOf(setup({}, 'open'))).toEqual({ done: 0, count: 8 })
})

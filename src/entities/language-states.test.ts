import { expect, test } from 'vitest'
import { entityOf } from './kinds.ts'
import { languageStates } from './language-states.ts'

test('a language is incomplete if only the other one has a text, not if neither has it', () => {
  const name = { en: 'Cardiology', id: 'Jantung' }
  const states = (data: Record<string, unknown>) => languageStates(entityOf('specialists'), data)
  expect(states({ name })).toEqual({ en: 'ready', id: 'ready' })
  expect(states({ name, summary: { id: 'Ringkasan' } })).toEqual({ en: 'missing', id: 'ready' })
  expect(states({ name: { en: 'Cardiology' }, summary: {} })).toEqual({ en: 'ready', id: 'missing' })
})

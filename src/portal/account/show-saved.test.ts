import { expect, test } from 'vitest'
import { $toasts } from '#api/toasts.ts'
import type { User } from '#entities/people/account.ts'
import { $user } from '../session.ts'
import { showSaved } from './show-saved.ts'

const person: User = { id: '1', full_name: 'Ayu', email: 'ayu@example.com', role: 'patients', language: 'id' }

test('the message that the account was saved stays as long as other messages of the area', () => {
  $user.set(person)
  showSaved('Saved')
  $user.set({ ...person, role: 'admin', scopes: ['super'] })
  showSaved('Saved')
  expect($toasts.get().map(({ life }) => life)).toEqual([5000, 3000])
})

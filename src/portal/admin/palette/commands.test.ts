import { expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { addCommands, matching, pageCommands, rankOf } from './commands.ts'

const t = translateIn('en')
const labels = (words: string, scopes: Parameters<typeof pageCommands>[1] = ['super']) =>
  matching([...pageCommands(t, scopes), ...addCommands(t, scopes)], words).map(one => one.label)

test('labels that begin with the words come before those that contain them', () => {
  expect(rankOf('Doctors', 'doc')).toBe(0)
  expect(rankOf('Add doctor', 'doc')).toBe(1)
  expect(rankOf('Endocrinology', 'doc')).toBe(2)
  expect(rankOf('Événement', 'even')).toBe(0)
  expect(rankOf('Package programs', 'prog pack')).toBe(1)
  expect(rankOf('Doctors', 'xyz')).toBeNull()
  expect(labels('doct')[0]).toBe('Doctors')
})
test('all entries of the menu and all pages of the settings are commands', () => {
  const all = labels('')
  for (const one of ['Dashboard', 'List Patients', 'Trash', 'Redirects', 'Audit trail'])
    expect(all).toContain(one)
})
test('commands without the required scope are left out', () => {
  expect(labels('redirects', ['desk'])).toEqual([])
  expect(labels('doctor', ['desk'])).toEqual([])
  expect(labels('appointments', ['content'])).toEqual([])
})
test('the ids of commands are unique', () => {
  const ids = [...pageCommands(t, ['super']), ...addCommands(t, ['super'])].map(one => one.id)
  expect(new Set(ids).size).toBe(ids.length)
})

import { expect, test } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { isCurrent, type MenuEntry, menu } from './navigation.ts'

const t = translateIn('en')
const flat = (entries: MenuEntry[]) =>
  entries.flatMap(entry =>
    entry.type === 'collapse' ? entry.children : entry.type === 'link' ? [entry] : [],
  )

test('an administrator with every scope gets every kind, in the groups of the specification', () => {
  const entries = menu(t, ['super'])
  const labels = entries.flatMap(entry => (entry.type === 'collapse' ? [entry.label] : []))
  expect(labels).toEqual([
    'Hospital',
    'Media',
    'Packages',
    'Patients',
    'Jobs',
    'Banner',
    'Banner Description',
  ])
  const addresses = flat(entries).map(link => link.to)
  expect(addresses).toContain('/admins/hospitals/doctors')
  expect(addresses).toContain('/admins/description/about')
  expect(addresses).toContain('/admins/patients/appointments')
  for (const kind of contentKinds) expect(addresses).toContain(`/admins/${entityOf(kind).admin.path}`)
})
test('the front desk gets appointments and no content, an editor the reverse', () => {
  expect(flat(menu(t, ['desk'])).map(link => link.id)).toEqual([
    'dashboard',
    'appointments',
    'queue',
    'calls',
    'waiting',
    'patientList',
    'contactMessages',
    'statistics',
    'letters',
    'account',
  ])
  const editor = flat(menu(t, ['content'])).map(link => link.id)
  expect(editor).toContain('doctors')
  expect(editor).not.toContain('appointments')
})
test('no group is empty, and no link is broken', () => {
  for (const scopes of [[], ['content'], ['desk'], ['hr'], ['super']] as const) {
    for (const entry of menu(t, scopes)) {
      if (entry.type === 'collapse') expect(entry.children.length).toBeGreaterThan(0)
    }
  }
})
test('the list of an open item is current, the dashboard only on its own screen', () => {
  expect(isCurrent('/admins/hospitals/doctors', '/admins/hospitals/doctors/edit/ayu')).toBe(true)
  expect(isCurrent('/admins/hospitals/doctors', '/admins/hospitals/doctors-of-old')).toBe(false)
  expect(isCurrent('/admins', '/admins/hospitals/doctors')).toBe(false)
  expect(isCurrent('/admins/hospitals/questions', '/admins/hospitals/questions/categories/add')).toBe(false)
})

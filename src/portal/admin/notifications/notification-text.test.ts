import { expect, test } from 'vitest'
import type { Notification } from '#entities/office/notification.ts'
import type { NotificationKind } from '#entities/office/notification-kind.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { adminPaths } from '../paths.ts'
import { notificationText, pathOf } from './notification-text.ts'

test('leads to the appointments with what left the site', () => {
  const gone: Notification = {
    ...{ id: 1, kind: 'withdrawn', at: '2026-11-23T10:00:00Z', read: false, settled: false, objectId: '1' },
    ...{ about: 'Heart check', startsAt: null, timezone: null },
    content: { kind: 'packages', key: 'heart-check' },
  }
  expect(pathOf(gone)).toBe(
    '/admins/patients/appointments?status=requested-or-accepted&doctor=package%3Aheart-check',
  )
  const inPlace = { ...gone, content: { kind: 'addresses', key: 'jakarta' } }
  expect(pathOf(inPlace)).toBe('/admins/patients/appointments?status=requested-or-accepted&location=jakarta')
  expect(notificationText(gone, translateIn('en'), 'en')).toContain('Heart check')
})

test('a tab from before an upgrade shows a notification of an unknown kind', () => {
  const later: Notification = {
    id: 1,
    kind: 'of a later version' as NotificationKind,
    at: '2026-11-23T10:00:00Z',
    read: false,
    settled: false,
    objectId: '1',
    about: 'something',
    startsAt: null,
    timezone: null,
    content: null,
  }
  expect(pathOf(later)).toBe(adminPaths.dashboard)
  expect(notificationText(later, translateIn('en'), 'en')).toContain('Reload the page')
})

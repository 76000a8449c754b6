import { expect, test } from 'vitest'
import type { Notification } from '#entities/office/notification.ts'
import type { NotificationKind } from '#entities/office/notification-kind.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { adminPaths } from '../paths.ts'
import { notificationText, pathOf } from './notification-text.ts'

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

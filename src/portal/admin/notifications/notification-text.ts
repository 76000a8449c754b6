import { packageKey } from '#entities/appointment/timetable-key.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { Notification } from '#entities/office/notification.ts'
import { notificationKinds } from '#entities/office/notification-kind.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoment } from '#entities/time/clock.ts'
import type { Translate } from '#i18n/messages.ts'
import { contentKinds } from '../kinds.ts'
import { adminPaths } from '../paths.ts'

const isKind = (kind: string): kind is ContentKind => (contentKinds as readonly string[]).includes(kind)
const isNotificationKind = (kind: string) => (notificationKinds as readonly string[]).includes(kind)
/** Emails about appointments: if undeliverable, their patients are called instead. */
const ofAppointment = (mail: string | null) => mail?.startsWith('appointment.') === true

/** The requested and accepted appointments with a doctor, a package or a location. */
const bookedWith = ({ kind, key }: NonNullable<Notification['content']>): string => {
  const [name, value] =
    kind === 'addresses' ? ['location', key] : ['doctor', kind === 'packages' ? packageKey(key) : key]
  return `${adminPaths.appointments}?${new URLSearchParams({ status: 'requested-or-accepted', [name]: value })}`
}

/** The screen to handle a notification. Tabs from before an upgrade can get unknown kinds. */
export function pathOf({ kind, objectId, about, content }: Notification): string {
  switch (kind) {
    case 'request':
    case 'cancelled':
      return objectId ? adminPaths.appointment(objectId) : adminPaths.appointments
    case 'applicant':
      return objectId ? adminPaths.applicant(objectId) : adminPaths.applicants
    case 'message':
      return objectId ? adminPaths.message(objectId) : adminPaths.messages
    case 'review':
    case 'overdue':
      return content && isKind(content.kind)
        ? adminPaths.edit(content.kind, content.key)
        : adminPaths.dashboard
    case 'withdrawn':
      return content ? bookedWith(content) : adminPaths.appointments
    case 'mail':
      return ofAppointment(about) ? adminPaths.calls : adminPaths.settings('jobs')
    case 'job':
    case 'clock':
      return adminPaths.settings('jobs')
    case 'publication':
      return adminPaths.publications
    default:
      return adminPaths.dashboard
  }
}

/** The text of a notification; the time of an appointment includes its time zone. */
export function notificationText(one: Notification, t: Translate, language: InterfaceLanguage): string {
  const { kind, about, startsAt, timezone } = one
  if (!isNotificationKind(kind)) return t('office:gone.other')
  const when = startsAt && timezone ? formatMoment(startsAt, timezone, language) : ''
  if (kind === 'message' && about) return t('office:told.message', { about: t(`office:topics.${about}`) })
  if (kind === 'mail') return t(ofAppointment(about) ? 'office:told.mailOfAppointment' : 'office:told.mail')
  if (!about && kind !== 'publication') return t(`office:gone.${kind}`)
  // Isolates the text direction of a name in a sentence of the other direction.
  const isolated = (text: string) => (text ? `\u2068${text}\u2069` : '')
  return t(`office:told.${kind}`, { about: isolated(about ?? ''), when: isolated(when) })
}

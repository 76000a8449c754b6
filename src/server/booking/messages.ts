import { formatDay, formatHours, formatMoment } from '#entities/clock.ts'
import { sayIn } from '#i18n/texts-from-disk.ts'
import type { Executor } from '../database/connect.ts'
import { composeMail } from '../mail/layout.ts'
import { type Message, putMessage } from '../mail/outbox.ts'
import { publicAddress } from '../public-address.ts'
import { calendarFile } from './calendar.ts'
import type { BookingRules } from './rules.ts'
import { type FullAppointment, shown } from './shapes.ts'

/** What a patient is told about: each has its words under `booking:mail.<news>`. */
export type News = 'requested' | 'accepted' | 'declined' | 'expired' | 'cancelled' | 'moved'

export interface Telling {
  /** The calendar that a patient keeps has this appointment, and must be told too. */
  calendar?: boolean
  lateMinutes?: number
}

/** Puts the news of an appointment into the outbox, in its transaction. False where the patient has no address. */
export async function tellPatient(
  db: Executor,
  rules: BookingRules,
  news: News,
  full: FullAppointment,
  telling: Telling = {},
): Promise<boolean> {
  const message = newsMessage(rules, news, full, telling)
  if (message) await putMessage(db, message)
  return message !== null
}

/** The news of an appointment in the patient's language; null where there is no address to write to. */
export function newsMessage(
  rules: BookingRules,
  news: News,
  full: FullAppointment,
  { calendar = false, lateMinutes = 0 }: Telling = {},
): Message | null {
  if (!full.email || !full.language) return null
  const { email, language } = full
  const { hospital, config } = rules
  const one = shown(full)
  const say = sayIn(language)
  const text = (name: string, values = {}) => say(`booking:mail.${name}`, values)
  const moment = formatMoment(one.startsAt, one.timezone, language)
  const when =
    one.mode === 'session'
      ? `${formatDay(one.startsAt, one.timezone, language)}, ${formatHours(one.startsAt, one.endsAt, one.timezone, language)}`
      : moment
  const values = { doctor: one.doctorName, moment, location: one.locationName, hospital }
  const details: [string, string][] = [
    [text('doctor'), one.doctorName],
    [text('when'), when],
    [text('where'), one.locationName],
    ...(one.queueNumber === null ? [] : [[text('queueNumber'), String(one.queueNumber)] as [string, string]]),
    [text('code'), one.code],
  ]
  const paragraphs = [text(`${news}.what`, values)]
  if (one.expiresAt) {
    paragraphs.push(text('heldUntil', { until: formatMoment(one.expiresAt, one.timezone, language) }))
  }
  if (lateMinutes > 0) paragraphs.push(text('late', { minutes: lateMinutes }))
  if (one.statusReason) paragraphs.push(text('reason', { reason: one.statusReason }))
  paragraphs.push(text(`${news}.next`, values))
  const over = news === 'declined' || news === 'expired' || news === 'cancelled'
  const path = over
    ? `/patients/appointments/create?doctor=${encodeURIComponent(one.doctor)}`
    : '/patients/appointments/history'
  const mail = composeMail({
    language,
    title: text(`${news}.title`, values),
    paragraphs,
    details,
    action: { label: text(over ? 'bookAgain' : 'open'), url: publicAddress(config, path) },
    hospital,
  })
  const summary = text('calendar', values)
  const description = `${text('code')}: ${one.code}`
  return {
    kind: `appointment.${news}`,
    to: email,
    ...mail,
    language,
    appointmentId: one.id,
    ...(calendar
      ? {
          attachments: [
            {
              filename: 'appointment.ics',
              contentType: `text/calendar; charset=utf-8; method=${one.status === 'accepted' ? 'PUBLISH' : 'CANCEL'}`,
              content: calendarFile(one, summary, description),
            },
          ],
        }
      : {}),
  }
}

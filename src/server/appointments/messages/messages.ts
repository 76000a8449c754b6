import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import { localizedText } from '#entities/localized.ts'
import { expectedTime } from '#entities/schedule/lateness.ts'
import { priceText } from '#entities/text/money.ts'
import { formatDay, formatHours, formatMoment, formatZonedTime } from '#entities/time/clock.ts'
import { directionOf } from '#i18n/languages.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import type { Executor } from '../../database/connect.ts'
import { emailLink } from '../../kernel/public-address.ts'
import { composeMail } from '../../mail/layout.ts'
import type { Message } from '../../mail/message.ts'
import { putMessage } from '../../mail/outbox.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { calendarFile, calendarMethod } from '../calendar.ts'
import { type FullAppointment, patientView } from '../views.ts'
import { type AppointmentEvent, endingEvents, preparedEvents, queueEvents } from './appointment-event.ts'
import { dependantTexts } from './dependant-texts.ts'
import type { Proposal } from './proposals.ts'

export interface NotificationDetails {
  /** The patient's calendar has this appointment: the email updates the entry. */
  calendar?: boolean
  /** The event also confirms what was only a request. */
  confirming?: boolean
  /** Free slots that are offered instead. */
  proposals?: readonly Proposal[]
  /** The patient needs no other appointment: nothing is offered instead. */
  offersNone?: boolean
  /** The token of a link by which the patient answers without signing in. */
  answerToken?: string
  /** The earlier appointment: the patient may have it back, or it was with another doctor. */
  earlier?: FullAppointment
}

/** Puts the message into the outbox, in the transaction of the caller. Returns false if the patient has no email address. */
export async function notifyPatient(
  db: Executor,
  rules: BookingRules,
  news: AppointmentEvent,
  full: FullAppointment,
  options: NotificationDetails = {},
): Promise<boolean> {
  const message = appointmentMessage(rules, news, full, options)
  if (message) await putMessage(db, message)
  return message !== null
}

/** An appointment as text: doctor, time, location. */
function slotText(full: FullAppointment, language: NonNullable<FullAppointment['language']>): string {
  const one = patientView(full)
  const { startsAt, timezone, locationName } = one
  return `${appointmentTitle(one, language)}, ${formatMoment(startsAt, timezone, language)}, ${locationName}`
}

/**
 * A telephone number, or a text of the hospital, which is in English or Indonesian: between Arabic words its groups or its
 * full stop would be shown in the wrong place.
 */
const isolated = (text: string, language: NonNullable<FullAppointment['language']>) =>
  text && directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text

/** Price and preparation of a package; nothing for a doctor. */
function packageDetails(
  terms: PackageTerms | null,
  language: NonNullable<FullAppointment['language']>,
  text: (name: string) => string,
): [string, string][] {
  if (!terms) return []
  const { price, priceNote, preparation } = terms
  const cost = [
    priceText(price, language, { free: text('priceFree'), onRequest: text('priceOnRequest') }),
    isolated(localizedText(priceNote, language), language),
  ]
  const prepare = isolated(localizedText(preparation, language), language)
  return [
    [text('price'), cost.filter(Boolean).join('. ')],
    ...(prepare ? [[text('preparation'), prepare] as [string, string]] : []),
  ]
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** The message about an event in the patient's language; null without an email address. */
export function appointmentMessage(
  rules: BookingRules,
  news: AppointmentEvent,
  full: FullAppointment,
  options: NotificationDetails = {},
): Message | null {
  if (!full.email || !full.language) return null
  const { email, language } = full
  const { hospital, config } = rules
  const { calendar = false, confirming = false, offersNone = false, proposals = [], answerToken } = options
  const one = patientView(full)
  const { lateMinutes } = one
  const t = translateIn(language)
  const title = appointmentTitle(one, language)
  const terms = one.package
  // A package has texts of its own where the others speak of a doctor.
  const kind = terms ? { context: 'package' } : {}
  const text = (name: string, values = {}) => t(`booking:mail.${name}`, { ...kind, ...values })
  const moment = formatMoment(one.startsAt, one.timezone, language)
  const when =
    one.mode === 'session'
      ? `${formatDay(one.startsAt, one.timezone, language)}, ${formatHours(one.startsAt, one.endsAt, one.timezone, language)}`
      : moment
  const values = {
    doctor: title,
    moment,
    location: one.locationName,
    hospital,
    minutes: lateMinutes,
    earlier: options.earlier ? slotText(options.earlier, language) : '',
    expected: formatZonedTime(expectedTime(one.startsAt, lateMinutes), one.timezone, language),
  }
  const late = text(one.mode === 'session' ? 'late.session' : 'late.what', values)
  const phone = rules.timetable.answering.phoneOf(full.location)
  const dependantParts = dependantTexts(t, one.dependant)
  const details: [string, string][] = [
    ...dependantParts.details,
    [text('doctor'), title],
    [text('when'), when],
    [text('where'), one.locationName],
    ...(phone ? [[text('phone'), isolated(phone, language)] as [string, string]] : []),
    ...(one.queueNumber === null ? [] : [[text('queueNumber'), String(one.queueNumber)] as [string, string]]),
    [text('code'), one.code],
    // An appointment that does not take place needs no preparation.
    ...(endingEvents.has(news) ? [] : packageDetails(terms, language, text)),
  ]
  const paragraphs = [...dependantParts.paragraphs, news === 'late' ? late : text(`${news}.what`, values)]
  if (news === 'movedByHospital' && options.earlier) {
    const { doctorName } = patientView(options.earlier)
    paragraphs.push(text('otherDoctor', { doctor: title, earlier: doctorName }))
  }
  if (confirming && news !== 'accepted') paragraphs.push(text('accepted.what'))
  if (one.expiresAt) {
    paragraphs.push(text('heldUntil', { until: formatMoment(one.expiresAt, one.timezone, language) }))
  }
  if (lateMinutes > 0 && news !== 'late') paragraphs.push(late)
  if (terms && terms.price?.amount !== 0 && preparedEvents.has(news)) paragraphs.push(text('payLater'))
  if (one.statusReason) paragraphs.push(text('reason', { reason: one.statusReason }))
  if (queueEvents.has(news) || confirming) {
    const cover = rules.cover(full.row.guarantor, full.location, full.doctor)
    const names = { payer: cover?.payer.name, location: one.locationName }
    const what = localizedText(cover?.row?.bring, language)
    if (cover && !cover.row) paragraphs.push(text(one.package ? 'cover.notPackage' : 'cover.notTaken', names))
    if (what) paragraphs.push(text('cover.bring', { ...names, what }))
  }
  if (!offersNone) paragraphs.push(text(`${news}.next`, values))
  const address = (path: string) => emailLink(config, path, language)
  const book = '/patients/appointments/create'
  const who: Record<string, string> = one.dependant ? { who: one.dependant.id } : {}
  const answer = answerToken && '/patients/answer'
  const secret = answerToken ? `#${query({ token: answerToken })}` : ''
  const distance = (other: NonNullable<Proposal['otherCity']>) =>
    other.kilometres === null
      ? text('otherCity', other)
      : text('otherCityDistance', { city: other.city, count: other.kilometres })
  const items = proposals.map(({ schedule, startsAt, timezone, date, locationName, otherCity }) => ({
    label: `${formatMoment(startsAt, timezone, language)}, ${locationName}${otherCity ? ` (${distance(otherCity)})` : ''}`,
    url: address(
      answer
        ? `${answer}?${query({ schedule, startsAt })}${secret}`
        : `${book}?${query({ doctor: one.doctor, date, schedule, startsAt, ...who })}`,
    ),
  }))
  const turn = { label: text('turn.link'), url: address(`/patients/queue?${query({ code: one.code })}`) }
  const links =
    items.length > 0
      ? { title: text('freePlaces', values), items }
      : queueEvents.has(news) && { title: text('turn.title'), items: [turn] }
  const own =
    endingEvents.has(news) && !offersNone
      ? { label: text('bookAgain'), path: `${book}?${query({ doctor: one.doctor, ...who })}` }
      : { label: text('open'), path: '/patients/appointments/history' }
  const action = answer ? { label: text(`${news}.action`), path: answer + secret } : own
  const mail = composeMail({
    language,
    title: dependantParts.title(text(`${news}.title`, values)),
    paragraphs,
    details,
    ...(links ? { links } : {}),
    action: { label: action.label, url: address(action.path) },
    hospital,
  })
  const entry = {
    summary: dependantParts.title(text('calendar', values)),
    description: `${text('code')}: ${one.code}`,
    location: one.locationName,
    url: address('/patients/appointments/history'),
    hospital,
    from: config.MAIL_FROM,
  }
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
              contentType: `text/calendar; charset=utf-8; method=${calendarMethod(full)}`,
              content: calendarFile(full, entry),
            },
          ],
        }
      : {}),
  }
}

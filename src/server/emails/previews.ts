import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { EmailKind, EmailKindLanguages } from '#entities/office/email.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#entities/text/interface-language.ts'
import { formatMoment } from '#entities/time/clock.ts'
import * as accounts from '../accounts/mails.ts'
import type { AppointmentEvent } from '../appointments/messages/appointment-event.ts'
import { appointmentMessage, type NotificationDetails } from '../appointments/messages/messages.ts'
import type { contactMessage, jobApplication } from '../database/tables/forms.ts'
import * as careers from '../inbox/careers/mails.ts'
import * as contact from '../inbox/contact/mails.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Message } from '../mail/message.ts'
import { offerMessage } from '../waiting-list/offer-message.ts'
import { type Sample, sampleIn } from './sample.ts'

/** Samples that open nothing: codes never look like this, and the token does not exist. */
const [code, token] = ['000000', 'sample']

type FormLanguage = 'en' | 'id'
interface Kind<Language extends InterfaceLanguage = InterfaceLanguage> {
  languages: readonly Language[]
  make(deps: Deps, sample: Sample, language: Language): Message | null
}
const kind = <Language extends InterfaceLanguage>(
  languages: readonly Language[],
  make: Kind<Language>['make'],
): Kind => ({ languages, make: make as Kind['make'] })

/** The events whose message offers other slots. */
const offering: readonly AppointmentEvent[] = ['declined', 'cancelledByHospital', 'absence']
const asked: NotificationDetails = { calendar: true, answerToken: token }

const appointment = (
  news: AppointmentEvent,
  own: NotificationDetails = {},
  status: AppointmentStatus = 'accepted',
) =>
  kind(interfaceLanguages, (_deps, { rules, full, proposals }) =>
    appointmentMessage(
      rules,
      news,
      { ...full, row: { ...full.row, status } },
      { ...own, ...(offering.includes(news) && { proposals }) },
    ),
  )

const account = (
  make: (deps: Deps, reader: Parameters<typeof accounts.emailCodeMail>[0], sample: Sample) => Message,
) =>
  kind(interfaceLanguages, (deps, sample, language) =>
    make(deps, { to: sample.full.email ?? '', language, hospital: sample.hospital }, sample),
  )

const message = ({ now }: Sample, language: FormLanguage): typeof contactMessage.$inferInsert => ({
  id: 'sample',
  reference: 'K-000000',
  name: 'Siti Rahayu',
  email: 'siti.rahayu@example.org',
  topic: 'appointment',
  message: language === 'id' ? 'Apakah poli buka pada hari Sabtu?' : 'Is the clinic open on Saturdays?',
  language,
  sendKey: 'sample',
  bodyHash: '',
  createdAt: now,
})
const application = ({ now }: Sample, language: FormLanguage): typeof jobApplication.$inferInsert => ({
  id: 'sample',
  reference: 'L-000000',
  offer: 'sample',
  offerTitle: { en: 'Ward nurse', id: 'Perawat ruang rawat inap' },
  name: 'Siti Rahayu',
  email: 'siti.rahayu@example.org',
  language,
  consentVersion: '',
  consentText: '',
  consentAt: now,
  retentionUntil: now.toZonedDateTimeISO('UTC').toPlainDate().add({ months: 12 }).toString(),
  sendKey: 'sample',
  bodyHash: '',
})
const forms: FormLanguage[] = ['en', 'id']

const kinds: Record<EmailKind, Kind> = {
  'appointment.requested': kind(interfaceLanguages, (_deps, { rules, full, occurrence, now }) => {
    const { startsAt } = full.row
    const expiresAt = rules.timetable.answering.deadline(occurrence, now, startsAt) ?? startsAt
    return appointmentMessage(rules, 'requested', {
      ...full,
      row: { ...full.row, status: 'requested', expiresAt },
    })
  }),
  'appointment.accepted': appointment('accepted', { calendar: true }),
  'appointment.declined': appointment('declined', {}, 'declined'),
  'appointment.expired': appointment('expired', {}, 'expired'),
  'appointment.moved': appointment('moved', { calendar: true }),
  'appointment.cancelled': appointment('cancelled', { calendar: true }, 'cancelled_by_patient'),
  'appointment.booked': appointment('booked', { calendar: true }),
  'appointment.movedByHospital': appointment('movedByHospital', { calendar: true }),
  'appointment.cancelledByHospital': appointment('cancelledByHospital', asked, 'cancelled_by_hospital'),
  'appointment.absence': appointment('absence', asked, 'cancelled_by_hospital'),
  'appointment.late': kind(interfaceLanguages, (_deps, { rules, full }) =>
    appointmentMessage(rules, 'late', { ...full, lateMinutes: 40 }, asked),
  ),
  'appointment.onTime': appointment('onTime', { calendar: true }),
  'appointment.restored': appointment('restored', asked),
  'appointment.mayReturn': kind(interfaceLanguages, (_deps, { rules, full }) =>
    appointmentMessage(rules, 'mayReturn', full, { answerToken: token, earlier: full }),
  ),
  'appointment.reminderDay': appointment('reminderDay'),
  'appointment.reminderHours': appointment('reminderHours'),
  'waiting-list.offer': kind(interfaceLanguages, (_deps, sample, language) => {
    const { rules, full, occurrence, now } = sample
    const { id, slug, name, prefix, suffix, bookable } = { id: '', slug: full.doctor, ...full }
    return offerMessage(
      rules,
      { to: full.email ?? '', language },
      {
        doctor: { id, slug, name, prefix, suffix, bookable },
        occurrence,
        startsAt: full.row.startsAt,
        expiresAt: now.add({ minutes: 60 }),
        names: new Map([[full.location, { name: full.locationName ?? full.location }]]),
        dependant: null,
        specialty: null,
        replaced: null,
        isLast: false,
      },
    )
  }),
  'sign-up.code': account((_deps, reader) => accounts.signUpCodeMail(reader, code, 15)),
  'sign-up.known': account((deps, reader) => accounts.signUpKnownMail(deps, reader, 'patients')),
  'sign-in.new-device': account((deps, reader, { now, full }) => {
    const moment = formatMoment(now.toString(), full.row.timezone, reader.language)
    return accounts.newDeviceMail(deps, reader, 'patients', { moment, device: 'Chrome, Android' })
  }),
  'sign-in.wrong-codes': account((deps, reader, { now, full }) => {
    const moment = formatMoment(now.toString(), full.row.timezone, reader.language)
    return accounts.wrongCodesMail(deps, reader, 'patients', moment)
  }),
  'password.reset': account((deps, reader) => accounts.resetMail(deps, reader, 'patients', token, 60)),
  'password.reset-admin': account((deps, reader) => accounts.resetMail(deps, reader, 'admins', token, 60)),
  'password.changed': account((deps, reader) => accounts.passwordChangedMail(deps, reader, 'patients')),
  'email.code': account((_deps, reader) => accounts.emailCodeMail(reader, code, 15)),
  'email.known': account((deps, reader) => accounts.emailKnownMail(deps, reader, 'patients')),
  'email.changed': account((_deps, reader) => accounts.emailChangedMail(reader)),
  'staff.invitation': account((deps, reader) => accounts.invitationMail(deps, reader, token, 72)),
  'contact.message': kind(forms, (deps, sample, language) =>
    contact.contactMail(deps, message(sample, language), sample.reach, sample.reach.mailbox ?? ''),
  ),
  'contact.received': kind(forms, (_deps, sample, language) =>
    contact.receivedMail(message(sample, language), sample.reach, sample.full.email ?? ''),
  ),
  'application.new': kind(['id'], (deps, sample) =>
    careers.applicationMail(deps, application(sample, 'id'), sample.reach, sample.reach.mailbox ?? ''),
  ),
  'application.received': kind(forms, (_deps, sample, language) =>
    careers.applicationReceivedMail(application(sample, language), sample.reach),
  ),
  'application.reply': kind(forms, (_deps, sample, language) => {
    const row = application(sample, language)
    const words = careers.replyTemplate(row, 'rejected', sample.reach.hospital)
    return careers.replyMail(row, words, sample.reach, row.retentionUntil)
  }),
}

/** Every kind of email, with its languages. */
export const kindsWithLanguages = (): EmailKindLanguages[] =>
  (Object.keys(kinds) as EmailKind[]).map(one => ({ kind: one, languages: [...kinds[one].languages] }))

/**
 * An email as it would be sent now, with the hospital's own doctor and location and an invented patient. Null if it has no
 * text in that language.
 */
export async function previewOf(
  deps: Deps,
  one: EmailKind,
  language: InterfaceLanguage,
): Promise<Message | null> {
  const { languages, make } = kinds[one]
  if (!languages.includes(language)) return null
  return make(deps, await sampleIn(deps, language), language)
}

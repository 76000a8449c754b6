import { deviceName } from '#entities/people/device-name.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import {
  actionText,
  actorText,
  between,
  day,
  documentText,
  flag,
  label,
  languageList,
  moment,
  name,
  packageLines,
  pays,
  type Reader,
  type Row,
  testimonialText,
  text,
  word,
} from './document-texts.ts'

/** An answer to a request ends the holding of its slot, and so does a cancellation; the deadline stays in the row. */
const heldUntil = ({ status, expiresAt }: Row): unknown =>
  status === 'requested' || status === 'expired' ? expiresAt : null

/** A line of the document; one without a value is left out. */
export type Line = [label: string, value: string | null]
export interface Chapter {
  /** Its title is `patients:document.chapters.<name>`. */
  name: string
  part: string
  heading(row: Row, reader: Reader): string | null
  lines(row: Row, reader: Reader): Line[]
}

/** The chapters in order of interest. Every column is either read here or listed in document.test.ts with the reason why not. */
export const chapters: readonly Chapter[] = [
  {
    name: 'account',
    part: 'account',
    heading: row => text(row.fullName),
    lines: (row, reader) => [
      [reader.t('patient:profile.email'), text(row.email)],
      [reader.t('patient:profile.language'), languageList(row.language)],
      [label(reader, 'since'), moment(reader, row.createdAt)],
      [label(reader, 'offers'), flag(reader, row.promotionalOffers)],
      [label(reader, 'offersSince'), moment(reader, row.promotionalOffersAt)],
      [label(reader, 'disabled'), moment(reader, row.disabledAt)],
    ],
  },
  {
    name: 'addresses',
    part: 'former_email',
    heading: row => text(row.email),
    lines: (row, reader) => [[label(reader, 'until'), moment(reader, row.until)]],
  },
  {
    name: 'people',
    part: 'patient',
    heading: row => text(row.fullName),
    lines: (row, reader) => [
      [reader.t('dependants:form.relationship'), word(reader, 'dependants:relationship', row.relationship)],
      [reader.t('patient:profile.birthDate'), day(reader, row.birthDate)],
      [reader.t('dependants:form.sex'), word(reader, 'dependants:sex', row.sex)],
      [reader.t('patient:profile.phone'), text(row.phone)],
      [reader.t('patient:profile.address'), text(row.address)],
      [
        label(reader, 'emergency'),
        Object.values((row.emergencyContact ?? {}) as object)
          .filter(Boolean)
          .join(', ') || null,
      ],
      [reader.t('dependants:form.pays'), pays(reader, row.insurance)],
      [label(reader, 'recordNumber'), text(row.recordNumber)],
      [label(reader, 'nik'), text(row.nik)],
      [label(reader, 'deskNotes'), text(row.deskNotes)],
      [label(reader, 'reminders'), flag(reader, row.reminders)],
      [label(reader, 'since'), moment(reader, row.createdAt)],
      [label(reader, 'removed'), moment(reader, row.removedAt)],
    ],
  },
  {
    name: 'appointments',
    part: 'appointment',
    heading: (row, reader) => moment(reader, row.startsAt, row.timezone),
    lines: (row, reader) => [
      [label(reader, 'whom'), name(reader, row.patientId)],
      [reader.t('booking:mail.doctor'), name(reader, row.doctorId)],
      [reader.t('booking:mail.where'), name(reader, row.locationId)],
      [label(reader, 'status'), word(reader, 'patient:status', row.status)],
      [reader.t('booking:mail.code'), text(row.code)],
      [
        label(reader, 'booked'),
        row.source === 'online'
          ? documentText(reader, 'online')
          : word(reader, 'desk:day.source', row.source),
      ],
      [label(reader, 'asked'), moment(reader, row.createdAt)],
      [label(reader, 'reason'), text(row.reason)],
      [reader.t('dependants:form.pays'), pays(reader, row.guarantor)],
      ...packageLines(reader, row.package),
      [label(reader, 'answered'), moment(reader, row.decidedAt)],
      [label(reader, 'answer'), text(row.statusReason)],
      [label(reader, 'held'), moment(reader, heldUntil(row))],
      [label(reader, 'arrived'), moment(reader, row.checkedInAt, row.timezone)],
      [label(reader, 'visited'), moment(reader, row.completedAt, row.timezone)],
    ],
  },
  {
    name: 'waiting',
    part: 'waiting_entry',
    heading: (row, reader) => name(reader, row.doctorId) ?? name(reader, row.specialistId),
    lines: (row, reader) => [
      [label(reader, 'whom'), name(reader, row.patientId)],
      [label(reader, 'between'), between(reader, row.fromDate, row.toDate)],
      [
        reader.t('patient:waiting.days'),
        ((row.weekdays ?? []) as number[])
          .map(one => dateInWords(new Temporal.PlainDate(2024, 1, one), reader.language, { weekday: 'long' }))
          .join(', ') || null,
      ],
      [reader.t('patient:waiting.part'), word(reader, 'patient:waiting', row.dayPart)],
      [label(reader, 'asked'), moment(reader, row.createdAt)],
      [label(reader, 'missed'), row.missed ? text(row.missed) : null],
    ],
  },
  {
    name: 'calls',
    part: 'call_item',
    heading: (row, reader) => moment(reader, row.createdAt),
    lines: (row, reader) => [
      [label(reader, 'ended'), moment(reader, row.doneAt)],
      [label(reader, 'note'), text(row.note)],
    ],
  },
  {
    name: 'attempts',
    part: 'call_attempt',
    heading: (row, reader) => moment(reader, row.calledAt),
    lines: (row, reader) => [
      [label(reader, 'result'), word(reader, 'patients:document.results', row.result)],
    ],
  },
  {
    name: 'messages',
    part: 'outbox_message',
    heading: (row, reader) => text(row.subject) ?? documentText(reader, 'secret'),
    lines: (row, reader) => [
      [label(reader, 'to'), text(row.to)],
      [label(reader, 'written'), moment(reader, row.createdAt)],
      [label(reader, 'sent'), moment(reader, row.sentAt)],
      [label(reader, 'undelivered'), moment(reader, row.givenUpAt)],
      [label(reader, 'message'), text(row.text)],
    ],
  },
  {
    name: 'forms',
    part: 'contact_message',
    heading: row => text(row.reference),
    lines: (row, reader) => [
      [reader.t('patient:profile.name'), text(row.name)],
      [reader.t('patient:profile.email'), text(row.email)],
      [reader.t('patient:profile.phone'), text(row.phone)],
      [label(reader, 'sent'), moment(reader, row.createdAt)],
      [label(reader, 'message'), text(row.message)],
      [label(reader, 'answered'), moment(reader, row.answeredAt)],
    ],
  },
  {
    name: 'applications',
    part: 'job_application',
    heading: row => text(row.offerTitle),
    lines: (row, reader) => [
      [reader.t('patient:profile.name'), text(row.name)],
      [reader.t('patient:profile.email'), text(row.email)],
      [reader.t('patient:profile.phone'), text(row.phone)],
      [label(reader, 'city'), text(row.city)],
      [label(reader, 'education'), text(row.education)],
      [label(reader, 'experience'), text(row.experience)],
      [label(reader, 'licences'), text(row.licences)],
      [label(reader, 'message'), text(row.message)],
      [label(reader, 'sent'), moment(reader, row.createdAt)],
      [label(reader, 'consent'), text(row.consentText)],
      [label(reader, 'consentAt'), moment(reader, row.consentAt)],
      [label(reader, 'note'), text(row.notes)],
      [
        label(reader, 'answer'),
        ((row.replies ?? []) as { at: string; subject: string; text: string }[])
          .map(one => [moment(reader, one.at), one.subject, one.text].join('\n'))
          .join('\n\n') || null,
      ],
      [label(reader, 'kept'), moment(reader, row.retentionUntil)],
    ],
  },
  {
    name: 'files',
    part: 'stored_file',
    heading: row => text(row.name),
    lines: (row, reader) => [[label(reader, 'sent'), moment(reader, row.createdAt)]],
  },
  {
    name: 'testimonials',
    part: 'testimonial',
    heading: (row, reader) => moment(reader, row.createdAt),
    lines: (row, reader) => [
      [label(reader, 'message'), testimonialText(row.data ?? row.draft)],
      [label(reader, 'published'), moment(reader, row.publishedAt)],
      [label(reader, 'removed'), moment(reader, row.deletedAt)],
    ],
  },
  {
    name: 'devices',
    part: 'session',
    heading: (row, reader) => deviceName(String(row.userAgent ?? '')) ?? documentText(reader, 'device'),
    lines: (row, reader) => [
      [label(reader, 'since'), moment(reader, row.createdAt)],
      [label(reader, 'active'), moment(reader, row.activeAt)],
      [label(reader, 'ended'), moment(reader, row.revokedAt)],
      [label(reader, 'until'), moment(reader, row.expiresAt)],
    ],
  },
  {
    name: 'changes',
    part: 'audit_entry',
    heading: (row, reader) => moment(reader, row.at),
    lines: (row, reader) => [[actorText(reader, row.accountId), actionText(reader, row.action)]],
  },
  {
    name: 'looks',
    part: 'audit_read',
    heading: (row, reader) => moment(reader, row.at),
    lines: (row, reader) => [
      [actorText(reader, row.accountId), actionText(reader, row.action)],
      [label(reader, 'times'), text(row.count)],
      [label(reader, 'last'), moment(reader, row.lastAt)],
    ],
  },
]

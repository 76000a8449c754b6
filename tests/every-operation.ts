import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { openApiDocument } from '#server/openapi-document.ts'
import { contentSamples } from './content-samples.ts'

/** The permission of each operation, independent of the contract: the tests compare the contract with this list. */
export type Door =
  | 'everybody'
  | 'signed in'
  | 'patient'
  | 'content'
  | 'desk'
  | 'hr'
  | 'super'
  | 'administrator'
  | 'content or desk'

export interface Row {
  door: Door
  /** A valid body, so that a missing authorization check shows in the database. */
  body?: unknown
  query?: string
  headers?: Record<string, string>
}

/** Ids of rows in `small-hospital.ts` that bodies and paths refer to. */
export interface Known {
  /** An appointment of the first patient. */
  appointment: string
  schedule: string
  exception: string
  session: string
  /** A dependant of the first patient. */
  dependant?: string
  /** An application and a message of visitors; an unknown id if the test created none. */
  applicant?: string
  message?: string
  /** A picture of the library; an unknown id if the test created none. */
  picture?: string
}

/** Keys of existing items in the small hospital, by kind. */
const keys: Partial<Record<ContentKind, string>> = {
  addresses: 'jakarta',
  specialists: 'cardiology',
  doctors: 'ayu',
  settings: 'settings',
}

/** The release that a rollback names. */
export const sampleRelease = '01920000-0000-7000-8000-00000000abcd'

const week = (doctor: string, location: string) => ({
  doctor,
  location,
  weekday: 3,
  startTime: '13:00',
  endTime: '15:00',
  mode: 'slots',
  slotMinutes: 30,
  capacity: 1,
  validFrom: '2026-01-01',
})
const closure = { doctors: ['ayu', 'budi'], from: '2026-12-14', to: '2026-12-14' }
const leave = { doctor: 'ayu', kind: 'leave', from: '2026-12-01', to: '2026-12-02' }
const person = { email: 'new@example.org', password: 'sembilan belas kucing' }
const signUp = { ...person, name: 'New', passwordCheck: person.password }
const relative = { name: 'Other', birthDate: '2015-01-01', sex: 'female', relationship: 'sibling' }
const token = 'rwt_0000000000000000000000000000000000000000000'

function contentRows(kind: ContentKind): Record<string, Row> {
  const data = contentSamples[kind]
  const item = `/api/${kind}/{key}`
  const rows: Record<string, Row> = {
    [`GET ${item}/revisions`]: { door: 'content' },
    [`POST ${item}/revisions/{earlier}/restore`]: { door: 'content', body: { version: 1 } },
    [`POST ${item}/discard`]: { door: 'content', body: { version: 1 } },
    [`GET /api/admins/${kind}`]: { door: 'content' },
    [`GET /api/admins/${kind}/{key}`]: { door: 'content' },
    [`POST /api/${kind}`]: { door: 'content', body: { data, publish: true } },
    [`GET /api/${kind}`]: { door: 'everybody' },
  }
  if (entityOf(kind).singleton) {
    const door = kind === 'settings' ? 'super' : 'content'
    rows[`POST /api/${kind}`] = { door, body: { data, publish: true } }
    rows[`PUT /api/${kind}`] = { door, body: { data, version: 1, publish: true } }
    return rows
  }
  return Object.assign(rows, {
    [`GET ${item}`]: { door: 'everybody' },
    [`PUT ${item}`]: { door: 'content', body: { data, version: 1, publish: true } },
    [`POST ${item}/publish`]: { door: 'content', body: { version: 1 } },
    [`POST ${item}/schedule`]: {
      door: 'content',
      body: { version: 1, publishAt: '2099-01-01T00:00:00Z', unpublishAt: null },
    },
    [`POST ${item}/archive`]: { door: 'content', body: { version: 1 } },
    [`DELETE ${item}`]: { door: 'content', query: '?version=1' },
  } satisfies Record<string, Row>)
}

export function everyRow(known: Known): Record<string, Row> {
  const booking = { doctor: 'ayu', schedule: known.schedule, startsAt: '2026-11-23T03:00:00Z' }
  const { doctor: _doctor, ...move } = booking
  return {
    'GET /api/livez': { door: 'everybody' },
    'GET /api/readyz': { door: 'everybody' },
    'GET /api/docs': { door: 'everybody' },
    'GET /api/docs/{file}': { door: 'everybody' },
    'GET /api/address': { door: 'everybody' },
    'GET /api/admins/letters': { door: 'desk' },
    'GET /api/admins/letters/{kind}/{language}': { door: 'desk' },
    'GET /api/letter-frames/{kind}/{language}': { door: 'everybody' },
    'GET /api/admins/undelivered-letters': { door: 'desk' },
    'POST /api/admins/undelivered-letters/{id}/retry': { door: 'desk' },
    'GET /api/demo/outbox': { door: 'everybody', query: '?to=new@example.org' },
    'POST /api/auth/patients/signup': { door: 'everybody', body: signUp },
    'POST /api/auth/patients/confirm': {
      door: 'everybody',
      body: { ...person, code: '123456' },
    },
    'POST /api/auth/patients/login': { door: 'everybody', body: person },
    'POST /api/auth/admins/login': { door: 'everybody', body: person },
    'POST /api/auth/patients/logout': { door: 'everybody' },
    'POST /api/auth/admins/logout': { door: 'everybody' },
    'POST /api/auth/patients/reset-request': { door: 'everybody', body: { email: person.email } },
    'POST /api/auth/admins/reset-request': { door: 'everybody', body: { email: person.email } },
    'POST /api/auth/patients/reset': { door: 'everybody', body: { token, password: person.password } },
    'POST /api/auth/admins/reset': { door: 'everybody', body: { token, password: person.password } },
    'POST /api/auth/admins/setup': { door: 'everybody', body: { token, name: 'New', ...person } },
    'GET /api/profile/patients/user': { door: 'signed in' },
    'GET /api/profile/admins/user': { door: 'signed in' },
    'GET /api/profile/keep-key': { door: 'signed in' },
    'PUT /api/profile/password': {
      door: 'signed in',
      body: { current: 'x', password: person.password, passwordCheck: person.password },
    },
    'POST /api/profile/email': { door: 'signed in', body: { email: person.email, current: 'x' } },
    'POST /api/profile/email/confirm': { door: 'signed in', body: { code: '123456' } },
    'PUT /api/profile/language': { door: 'signed in', body: { language: 'id' } },
    'GET /api/profile/authenticator': { door: 'signed in' },
    'POST /api/profile/authenticator': { door: 'signed in', body: { current: 'x' } },
    'POST /api/profile/authenticator/confirm': { door: 'signed in', body: { code: '123456' } },
    'POST /api/profile/authenticator/recovery-codes': { door: 'signed in', body: { current: 'x' } },
    'POST /api/profile/authenticator/remove': { door: 'signed in', body: { current: 'x' } },
    'GET /api/patients/me/everything': { door: 'patient' },
    'GET /api/patients/me/document': { door: 'patient' },
    'POST /api/patients/me/erase': { door: 'patient', body: { current: 'x' } },
    'GET /api/admins/patients': { door: 'desk' },
    'GET /api/admins/patients/{id}': { door: 'desk' },
    'POST /api/admins/patients/{id}/disable': { door: 'desk', body: { disabled: true } },
    'GET /api/admins/patients/{id}/trail': { door: 'super' },
    'GET /api/admins/patients/{id}/everything': { door: 'super' },
    'GET /api/admins/patients/{id}/document': { door: 'super' },
    'POST /api/admins/patients/{id}/erase': { door: 'super' },
    'GET /api/admins/users': { door: 'super' },
    'POST /api/admins/users': {
      door: 'super',
      body: { email: person.email, name: 'New', scopes: ['super'], language: 'en' },
    },
    'PUT /api/admins/users/{id}': { door: 'super', body: { scopes: ['super'] } },
    'POST /api/admins/users/{id}/invite': { door: 'super' },
    'GET /api/auth/sessions': { door: 'signed in' },
    'DELETE /api/auth/sessions/{id}': { door: 'signed in' },
    'POST /api/specialists/sync': { door: 'everybody' },
    'POST /api/units/sync': { door: 'everybody' },
    'POST /api/doctors/sync': { door: 'everybody' },
    'POST /api/schedules/sync': { door: 'everybody' },
    'POST /api/admins/content/{kind}/bulk': {
      door: 'content',
      body: { action: 'archive', items: [{ key: 'ayu', version: 1 }] },
    },
    'POST /api/admins/content/{kind}/assign': {
      door: 'content',
      body: {
        field: 'specialists',
        way: 'add',
        keys: ['cardiology'],
        items: [{ key: 'ayu', version: 1 }],
      },
    },
    'PUT /api/admins/content/{kind}/order': { door: 'content', body: { keys: ['ayu'] } },
    'GET /api/admins/trash': { door: 'content' },
    'POST /api/admins/trash/{id}/restore': { door: 'content' },
    'GET /api/admins/publications/{change}': { door: 'content' },
    'GET /api/admins/publications': { door: 'content' },
    'GET /api/admins/operations/backups': { door: 'super' },
    'GET /api/admins/operations/check-up': { door: 'super' },
    'POST /api/admins/publications': { door: 'content' },
    'GET /api/admins/publications/releases': { door: 'content' },
    'POST /api/admins/publications/rollback': { door: 'content', body: { release: sampleRelease } },
    'POST /api/admins/preview/{kind}/{key}': { door: 'content' },
    'GET /api/previews/{kind}/{key}': { door: 'everybody' },
    'GET /api/patients/me': { door: 'patient' },
    'PUT /api/patients/me': {
      door: 'patient',
      body: {
        full_name: 'Somebody Else',
        language: 'id',
        phone: null,
        birthDate: null,
        address: null,
        promotionalOffers: true,
      },
    },
    'GET /api/schedules': { door: 'everybody' },
    'GET /api/schedule-exceptions': { door: 'everybody' },
    'GET /api/doctors/{slug}/places': { door: 'everybody' },
    'GET /api/specialists/{slug}/places': { door: 'everybody' },
    'GET /api/specialists/{slug}/days': { door: 'everybody' },
    'GET /api/appointments/status/{code}': { door: 'everybody' },
    'GET /api/availability': { door: 'everybody' },
    'POST /api/appointments': {
      door: 'patient',
      body: booking,
      headers: { 'idempotency-key': 'every-operation' },
    },
    'GET /api/appointments': { door: 'patient' },
    'GET /api/appointments/{id}': { door: 'patient' },
    'POST /api/appointments/{id}/cancel': { door: 'patient' },
    'POST /api/appointments/{id}/testimonial': {
      door: 'patient',
      body: { displayName: 'Sample', text: 'Sample', consent: true },
    },
    'POST /api/appointments/{id}/reschedule': { door: 'patient', body: move },
    'GET /api/admins/appointments': { door: 'desk' },
    'GET /api/admins/appointments/{id}': { door: 'desk' },
    'POST /api/admins/appointments/{id}/accept': { door: 'desk' },
    'POST /api/admins/appointments/{id}/decline': { door: 'desk', body: { reason: 'Sample' } },
    'POST /api/admins/appointments': {
      door: 'desk',
      body: {
        ...move,
        patient: { name: 'Somebody', phone: '+62 812 0000 0000' },
        source: 'phone',
      },
      headers: { 'idempotency-key': 'every-operation' },
    },
    'POST /api/admins/appointments/{id}/cancel': { door: 'desk', body: { reason: 'Sample' } },
    'POST /api/admins/appointments/{id}/check-in': { door: 'desk' },
    'POST /api/admins/appointments/{id}/complete': { door: 'desk' },
    'POST /api/admins/appointments/{id}/no-show': { door: 'desk' },
    'POST /api/admins/appointments/{id}/reinstate': { door: 'desk' },
    'POST /api/admins/appointments/{id}/reschedule': { door: 'desk', body: move },
    'PUT /api/admins/appointments/{id}/guarantor': { door: 'desk', body: { guarantor: { kind: 'self' } } },
    'GET /api/admins/call-list': { door: 'desk' },
    'GET /api/admins/waiting-list': { door: 'desk' },
    'POST /api/admins/call-list/{id}/done': { door: 'desk', body: {} },
    'POST /api/admins/call-list/{id}/call': { door: 'desk' },
    'POST /api/admins/call-list/{id}/no-answer': { door: 'desk' },
    'GET /api/admins/call-list/{id}/places': { door: 'desk' },
    'GET /api/answer-link': { door: 'everybody' },
    'POST /api/answer-link': { door: 'everybody', body: { answer: 'cancel' } },
    'GET /api/appointments/by-link/{token}': { door: 'everybody' },
    'POST /api/appointments/by-link/{token}': { door: 'everybody', body: { answer: 'cancel' } },
    'GET /api/dependants': { door: 'patient' },
    'POST /api/dependants': { door: 'patient', body: { ...relative, name: 'Sample' } },
    'PUT /api/dependants/{id}': { door: 'patient', body: relative },
    'DELETE /api/dependants/{id}': { door: 'patient', query: '?appointments=cancel' },
    'GET /api/holds': { door: 'patient' },
    'POST /api/holds': { door: 'patient', body: move },
    'DELETE /api/holds': { door: 'patient' },
    'GET /api/waiting-list': { door: 'patient' },
    'POST /api/waiting-list': {
      door: 'patient',
      body: { doctor: 'ayu', from: '2026-11-23', to: '2026-11-30' },
    },
    'DELETE /api/waiting-list/{id}': { door: 'patient' },
    'POST /api/contact-messages': {
      door: 'everybody',
      body: { name: 'Ayu', email: 'new@example.org', topic: 'other', message: 'Sample', elapsed: '9000' },
    },
    'GET /api/admins/contact-messages': { door: 'desk' },
    'GET /api/admins/contact-messages/{id}': { door: 'desk' },
    'PUT /api/admins/contact-messages/{id}': { door: 'desk', body: { status: 'answered' } },
    'DELETE /api/admins/contact-messages/{id}': { door: 'desk' },
    'POST /api/admins/contact-messages/bulk': {
      door: 'desk',
      body: { status: 'answered', items: [{ id: known.message ?? nobodys }] },
    },
    // Not a JSON body; tested in src/server/careers/.
    'POST /api/job-offers/{slug}/applications': { door: 'everybody' },
    'GET /api/admins/job-applicants': { door: 'hr' },
    'GET /api/admins/job-applicants/offers': { door: 'hr' },
    'GET /api/admins/job-applicants/{id}/reply-template': { door: 'hr', query: '?status=rejected' },
    'POST /api/admins/job-applicants/{id}/replies': {
      door: 'hr',
      body: { status: 'rejected', subject: 'Sample', text: 'Sample', version: 1 },
    },
    'GET /api/admins/job-applicants/{id}': { door: 'hr' },
    'GET /api/admins/job-applicants/{id}/cv': { door: 'hr' },
    'PUT /api/admins/job-applicants/{id}': {
      door: 'hr',
      body: { status: 'rejected', notes: 'Sample', retentionUntil: '2027-01-01', version: 1 },
    },
    'DELETE /api/admins/job-applicants/{id}': { door: 'hr' },
    'POST /api/admins/job-applicants/bulk': {
      door: 'hr',
      body: { status: 'hired', items: [{ id: known.applicant ?? nobodys, version: 1 }] },
    },
    // Not JSON bodies; tested in src/server/media/.
    'POST /api/admins/media': { door: 'content' },
    'POST /api/admins/media/{id}/file': { door: 'content' },
    'GET /api/admins/media': { door: 'content' },
    'GET /api/admins/media/tags': { door: 'content' },
    'GET /api/admins/media/{id}': { door: 'content' },
    'PUT /api/admins/media/{id}': {
      door: 'content',
      body: { version: 1, name: 'Sample', alt: { en: 'Sample' }, focal: { x: 10, y: 20 }, tags: ['sample'] },
    },
    'DELETE /api/admins/media/{id}': { door: 'content' },
    'PUT /api/admins/media/{id}/crop': { door: 'content', body: { version: 1, crop: null } },
    'GET /api/admins/media/{id}/whole': { door: 'content' },
    'GET /api/admins/schedules': { door: 'content or desk' },
    'POST /api/admins/schedules': { door: 'content or desk', body: week('ayu', 'jakarta') },
    'PUT /api/admins/schedules/{id}': { door: 'content or desk', body: week('ayu', 'jakarta') },
    'DELETE /api/admins/schedules/{id}': { door: 'content or desk' },
    'GET /api/admins/schedule-exceptions': { door: 'content or desk' },
    'GET /api/admins/closures': { door: 'content or desk' },
    'POST /api/admins/closures': { door: 'content or desk', body: closure },
    'POST /api/admins/closures/preview': { door: 'content or desk', body: closure },
    'DELETE /api/admins/closures/{id}': { door: 'content or desk' },
    'POST /api/admins/closures/{id}/undo-figures': { door: 'content or desk' },
    'POST /api/admins/schedule-exceptions': { door: 'content or desk', body: leave },
    'POST /api/admins/schedules/{id}/concerned': { door: 'content or desk', body: week('ayu', 'jakarta') },
    'POST /api/admins/schedule-exceptions/{id}/undo-figures': {
      door: 'content or desk',
      body: { exception: null },
    },
    'POST /api/admins/schedule-exceptions/concerned': { door: 'content or desk', body: leave },
    'POST /api/admins/schedule-exceptions/affected': { door: 'desk', body: leave },
    'GET /api/admins/figures': { door: 'administrator' },
    'GET /api/admins/desk/conflicts': { door: 'desk' },
    'GET /api/admins/desk/queue': { door: 'desk', query: '?location=jakarta' },
    'POST /api/admins/desk/queue/call': {
      door: 'desk',
      body: { location: 'jakarta', schedule: known.schedule, startsAt: '2026-11-23T02:00:00Z', after: null },
    },
    'POST /api/admins/desk/queue/{id}/again': { door: 'desk' },
    'POST /api/admins/desk/queue/{id}/pass': { door: 'desk' },
    'GET /api/admins/desk/displays': { door: 'desk' },
    'POST /api/admins/desk/displays': { door: 'desk', body: { name: 'Lobby', location: 'jakarta' } },
    'POST /api/admins/desk/displays/{id}/take-over': { door: 'desk' },
    'DELETE /api/admins/desk/displays/{id}': { door: 'desk' },
    'POST /api/display': { door: 'everybody', body: { token } },
    'GET /api/admins/desk/week': { door: 'desk', query: '?from=2026-11-23&location=jakarta' },
    'GET /api/admins/desk/sessions': { door: 'desk', query: '?date=2026-11-23&location=jakarta' },
    'PUT /api/admins/schedule-exceptions/{id}': { door: 'content or desk', body: leave },
    'DELETE /api/admins/schedule-exceptions/{id}': { door: 'content or desk' },
    'GET /api/admins/notifications': { door: 'administrator' },
    'GET /api/admins/notifications/count': { door: 'administrator' },
    'POST /api/admins/notifications/read': { door: 'administrator', body: { upTo: 1 } },
    'GET /api/admins/audit': { door: 'super' },
    'GET /api/admins/audit/people': { door: 'super' },
    'GET /api/admins/audit/export': { door: 'super' },
    'GET /api/admins/redirects': { door: 'super' },
    'POST /api/admins/redirects': { door: 'super', body: { from: '/old', to: null } },
    'DELETE /api/admins/redirects/{id}': { door: 'super' },
    'POST /api/visits': { door: 'everybody' },
    'GET /api/admins/visits': { door: 'content' },
    'GET /api/admins/content-state': { door: 'content' },
    'GET /api/admins/search': { door: 'administrator', query: '?words=ayu' },
    'GET /api/admins/setup': { door: 'super' },
    'POST /api/admins/operations/test-letter': { door: 'super' },
    'GET /api/admins/operations/jobs': { door: 'super' },
    'POST /api/admins/operations/jobs/{name}/run': { door: 'super' },
    ...Object.assign({}, ...contentKinds.map(contentRows)),
  }
}

export interface Operation {
  name: string
  method: string
  /** The path of the contract, with braces. */
  path: string
  access: string | string[]
  // biome-ignore lint/suspicious/noExplicitAny: OpenAPI's own shape, read by tests only
  contract: any
}

export const document = openApiDocument()
export const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { 'x-access': string | string[] }>).map(([verb, contract]) => ({
    name: `${verb.toUpperCase()} ${path}`,
    method: verb.toUpperCase(),
    path,
    access: contract['x-access'],
    contract,
  })),
)

const nobodys = '01890000-0000-7000-8000-0000000000aa'

/** The operation's address, with the braces replaced by ids of existing rows. */
export function addressOf({ path, name: operation }: Operation, known: Known): string {
  const kind = contentKinds.find(one => path.includes(`/${one}/`))
  const id = path.includes('sessions')
    ? known.session
    : path.includes('undelivered') || path.includes('closures')
      ? nobodys
      : path.includes('dependants')
        ? (known.dependant ?? nobodys)
        : path.includes('job-applicants')
          ? (known.applicant ?? nobodys)
          : path.includes('contact-messages')
            ? (known.message ?? nobodys)
            : path.includes('admins/media')
              ? (known.picture ?? nobodys)
              : path.includes('exceptions')
                ? known.exception
                : path.includes('admins/schedules')
                  ? known.schedule
                  : known.appointment
  return path
    .replace('{file}', 'openapi.json')
    .replace('{change}', '1')
    .replace('{token}', token)
    .replace('{earlier}', '1')
    .replace('{name}', 'expire-requests')
    .replace('{kind}', path.includes('letter') ? 'appointment.accepted' : 'doctors')
    .replace('{language}', 'en')
    .replace('{slug}', 'ayu')
    .replace('{key}', (kind && keys[kind]) ?? (operation.includes('{key}') ? 'sample' : ''))
    .replace('{id}', id)
}

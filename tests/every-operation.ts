import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { openApiDocument } from '#server/openapi-document.ts'
import { contentSamples } from './content-samples.ts'

/** The permission of each operation, independent of the contract: the tests compare the contract with this list. */
export type Permission =
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
  permission: Permission
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
  const permission = kind === 'settings' ? 'super' : 'content'
  const rows: Record<string, Row> = {
    [`GET ${item}/revisions`]: { permission: 'content' },
    [`POST ${item}/revisions/{earlier}/restore`]: { permission, body: { version: 1 } },
    [`POST ${item}/discard`]: { permission, body: { version: 1 } },
    [`GET /api/admins/${kind}`]: { permission: 'content' },
    [`GET /api/admins/${kind}/{key}`]: { permission: 'content' },
    [`POST /api/${kind}`]: { permission: 'content', body: { data, publish: true } },
    [`GET /api/${kind}`]: { permission: 'everybody' },
  }
  if (entityOf(kind).singleton) {
    rows[`POST /api/${kind}`] = { permission, body: { data, publish: true } }
    rows[`PUT /api/${kind}`] = { permission, body: { data, version: 1, publish: true } }
    return rows
  }
  return Object.assign(rows, {
    [`GET ${item}`]: { permission: 'everybody' },
    [`PUT ${item}`]: { permission: 'content', body: { data, version: 1, publish: true } },
    [`POST ${item}/publish`]: { permission: 'content', body: { version: 1 } },
    [`POST ${item}/schedule`]: {
      permission: 'content',
      body: { version: 1, publishAt: '2099-01-01T00:00:00Z', unpublishAt: null },
    },
    [`POST ${item}/archive`]: { permission: 'content', body: { version: 1 } },
    [`DELETE ${item}`]: { permission: 'content', query: '?version=1' },
  } satisfies Record<string, Row>)
}

export function everyRow(known: Known): Record<string, Row> {
  const booking = { doctor: 'ayu', schedule: known.schedule, startsAt: '2026-11-23T03:00:00Z' }
  const { doctor: _doctor, ...move } = booking
  return {
    'GET /api/livez': { permission: 'everybody' },
    'GET /api/readyz': { permission: 'everybody' },
    'GET /api/docs': { permission: 'everybody' },
    'GET /api/docs/{file}': { permission: 'everybody' },
    'GET /api/address': { permission: 'everybody' },
    'GET /api/admins/letters': { permission: 'desk' },
    'GET /api/admins/letters/{kind}/{language}': { permission: 'desk' },
    'GET /api/letter-frames/{kind}/{language}': { permission: 'everybody' },
    'GET /api/admins/undelivered-letters': { permission: 'desk' },
    'POST /api/admins/undelivered-letters/{id}/retry': { permission: 'desk' },
    'GET /api/demo/outbox': { permission: 'everybody', query: '?to=new@example.org' },
    'POST /api/auth/patients/signup': { permission: 'everybody', body: signUp },
    'POST /api/auth/patients/confirm': {
      permission: 'everybody',
      body: { ...person, code: '123456' },
    },
    'POST /api/auth/patients/login': { permission: 'everybody', body: person },
    'POST /api/auth/admins/login': { permission: 'everybody', body: person },
    'POST /api/auth/patients/logout': { permission: 'everybody' },
    'POST /api/auth/admins/logout': { permission: 'everybody' },
    'POST /api/auth/patients/reset-request': { permission: 'everybody', body: { email: person.email } },
    'POST /api/auth/admins/reset-request': { permission: 'everybody', body: { email: person.email } },
    'POST /api/auth/patients/reset': { permission: 'everybody', body: { token, password: person.password } },
    'POST /api/auth/admins/reset': { permission: 'everybody', body: { token, password: person.password } },
    'POST /api/auth/admins/setup': { permission: 'everybody', body: { token, name: 'New', ...person } },
    'GET /api/profile/patients/user': { permission: 'signed in' },
    'GET /api/profile/admins/user': { permission: 'signed in' },
    'GET /api/profile/keep-key': { permission: 'signed in' },
    'PUT /api/profile/password': {
      permission: 'signed in',
      body: { current: 'x', password: person.password, passwordCheck: person.password },
    },
    'POST /api/profile/email': { permission: 'signed in', body: { email: person.email, current: 'x' } },
    'POST /api/profile/email/confirm': { permission: 'signed in', body: { code: '123456' } },
    'PUT /api/profile/language': { permission: 'signed in', body: { language: 'id' } },
    'GET /api/profile/authenticator': { permission: 'signed in' },
    'POST /api/profile/authenticator': { permission: 'signed in', body: { current: 'x' } },
    'POST /api/profile/authenticator/confirm': { permission: 'signed in', body: { code: '123456' } },
    'POST /api/profile/authenticator/recovery-codes': { permission: 'signed in', body: { current: 'x' } },
    'POST /api/profile/authenticator/remove': { permission: 'signed in', body: { current: 'x' } },
    'GET /api/patients/me/everything': { permission: 'patient' },
    'GET /api/patients/me/document': { permission: 'patient' },
    'POST /api/patients/me/erase': { permission: 'patient', body: { current: 'x' } },
    'GET /api/admins/patients': { permission: 'desk' },
    'GET /api/admins/patients/{id}': { permission: 'desk' },
    'POST /api/admins/patients/{id}/disable': { permission: 'desk', body: { disabled: true } },
    'GET /api/admins/patients/{id}/trail': { permission: 'super' },
    'GET /api/admins/patients/{id}/everything': { permission: 'super' },
    'GET /api/admins/patients/{id}/document': { permission: 'super' },
    'POST /api/admins/patients/{id}/erase': { permission: 'super' },
    'GET /api/admins/users': { permission: 'super' },
    'POST /api/admins/users': {
      permission: 'super',
      body: { email: person.email, name: 'New', scopes: ['super'], language: 'en' },
    },
    'PUT /api/admins/users/{id}': { permission: 'super', body: { scopes: ['super'] } },
    'POST /api/admins/users/{id}/invite': { permission: 'super' },
    'GET /api/auth/sessions': { permission: 'signed in' },
    'DELETE /api/auth/sessions/{id}': { permission: 'signed in' },
    'POST /api/specialists/sync': { permission: 'everybody' },
    'POST /api/units/sync': { permission: 'everybody' },
    'POST /api/doctors/sync': { permission: 'everybody' },
    'POST /api/schedules/sync': { permission: 'everybody' },
    'POST /api/admins/content/{kind}/bulk': {
      permission: 'content',
      body: { action: 'archive', items: [{ key: 'ayu', version: 1 }] },
    },
    'POST /api/admins/content/{kind}/assign': {
      permission: 'content',
      body: {
        field: 'specialists',
        way: 'add',
        keys: ['cardiology'],
        items: [{ key: 'ayu', version: 1 }],
      },
    },
    'PUT /api/admins/content/{kind}/order': { permission: 'content', body: { keys: ['ayu'] } },
    'GET /api/admins/trash': { permission: 'content' },
    'POST /api/admins/trash/{id}/restore': { permission: 'content' },
    'GET /api/admins/publications/{change}': { permission: 'content' },
    'GET /api/admins/publications': { permission: 'content' },
    'GET /api/admins/operations/backups': { permission: 'super' },
    'GET /api/admins/operations/check-up': { permission: 'super' },
    'POST /api/admins/publications': { permission: 'content' },
    'GET /api/admins/publications/releases': { permission: 'content' },
    'POST /api/admins/publications/rollback': { permission: 'content', body: { release: sampleRelease } },
    'POST /api/admins/preview/{kind}/{key}': { permission: 'content' },
    'GET /api/previews/{kind}/{key}': { permission: 'everybody' },
    'GET /api/patients/me': { permission: 'patient' },
    'PUT /api/patients/me': {
      permission: 'patient',
      body: {
        full_name: 'Somebody Else',
        language: 'id',
        phone: null,
        birthDate: null,
        address: null,
        promotionalOffers: true,
      },
    },
    'GET /api/schedules': { permission: 'everybody' },
    'GET /api/schedule-exceptions': { permission: 'everybody' },
    'GET /api/doctors/{slug}/places': { permission: 'everybody' },
    'GET /api/specialists/{slug}/places': { permission: 'everybody' },
    'GET /api/specialists/{slug}/days': { permission: 'everybody' },
    'GET /api/appointments/status/{code}': { permission: 'everybody' },
    'GET /api/availability': { permission: 'everybody' },
    'POST /api/appointments': {
      permission: 'patient',
      body: booking,
      headers: { 'idempotency-key': 'every-operation' },
    },
    'GET /api/appointments': { permission: 'patient' },
    'GET /api/appointments/{id}': { permission: 'patient' },
    'POST /api/appointments/{id}/cancel': { permission: 'patient' },
    'POST /api/appointments/{id}/testimonial': {
      permission: 'patient',
      body: { displayName: 'Sample', text: 'Sample', consent: true },
    },
    'POST /api/appointments/{id}/reschedule': { permission: 'patient', body: move },
    'GET /api/admins/appointments': { permission: 'desk' },
    'GET /api/admins/appointments/{id}': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/accept': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/decline': { permission: 'desk', body: { reason: 'Sample' } },
    'POST /api/admins/appointments': {
      permission: 'desk',
      body: {
        ...move,
        patient: { name: 'Somebody', phone: '+62 812 0000 0000' },
        source: 'phone',
      },
      headers: { 'idempotency-key': 'every-operation' },
    },
    'POST /api/admins/appointments/{id}/cancel': { permission: 'desk', body: { reason: 'Sample' } },
    'POST /api/admins/appointments/{id}/check-in': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/complete': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/no-show': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/reinstate': { permission: 'desk' },
    'POST /api/admins/appointments/{id}/reschedule': { permission: 'desk', body: move },
    'PUT /api/admins/appointments/{id}/guarantor': {
      permission: 'desk',
      body: { guarantor: { kind: 'self' } },
    },
    'GET /api/admins/call-list': { permission: 'desk' },
    'GET /api/admins/waiting-list': { permission: 'desk' },
    'POST /api/admins/call-list/{id}/done': { permission: 'desk', body: {} },
    'POST /api/admins/call-list/{id}/call': { permission: 'desk' },
    'POST /api/admins/call-list/{id}/no-answer': { permission: 'desk' },
    'GET /api/admins/call-list/{id}/places': { permission: 'desk' },
    'GET /api/answer-link': { permission: 'everybody' },
    'POST /api/answer-link': { permission: 'everybody', body: { answer: 'cancel' } },
    'GET /api/appointments/by-link/{token}': { permission: 'everybody' },
    'POST /api/appointments/by-link/{token}': { permission: 'everybody', body: { answer: 'cancel' } },
    'GET /api/dependants': { permission: 'patient' },
    'POST /api/dependants': { permission: 'patient', body: { ...relative, name: 'Sample' } },
    'PUT /api/dependants/{id}': { permission: 'patient', body: relative },
    'DELETE /api/dependants/{id}': { permission: 'patient', query: '?appointments=cancel' },
    'GET /api/holds': { permission: 'patient' },
    'POST /api/holds': { permission: 'patient', body: move },
    'DELETE /api/holds': { permission: 'patient' },
    'GET /api/waiting-list': { permission: 'patient' },
    'POST /api/waiting-list': {
      permission: 'patient',
      body: { doctor: 'ayu', from: '2026-11-23', to: '2026-11-30' },
    },
    'DELETE /api/waiting-list/{id}': { permission: 'patient' },
    'POST /api/contact-messages': {
      permission: 'everybody',
      body: { name: 'Ayu', email: 'new@example.org', topic: 'other', message: 'Sample', elapsed: '9000' },
    },
    'GET /api/admins/contact-messages': { permission: 'desk' },
    'GET /api/admins/contact-messages/{id}': { permission: 'desk' },
    'PUT /api/admins/contact-messages/{id}': { permission: 'desk', body: { status: 'answered' } },
    'DELETE /api/admins/contact-messages/{id}': { permission: 'desk' },
    'POST /api/admins/contact-messages/bulk': {
      permission: 'desk',
      body: { status: 'answered', items: [{ id: known.message ?? nobodys }] },
    },
    // Not a JSON body; tested in src/server/careers/.
    'POST /api/job-offers/{slug}/applications': { permission: 'everybody' },
    'GET /api/admins/job-applicants': { permission: 'hr' },
    'GET /api/admins/job-applicants/offers': { permission: 'hr' },
    'GET /api/admins/job-applicants/{id}/reply-template': { permission: 'hr', query: '?status=rejected' },
    'POST /api/admins/job-applicants/{id}/replies': {
      permission: 'hr',
      body: { status: 'rejected', subject: 'Sample', text: 'Sample', version: 1 },
    },
    'GET /api/admins/job-applicants/{id}': { permission: 'hr' },
    'GET /api/admins/job-applicants/{id}/cv': { permission: 'hr' },
    'PUT /api/admins/job-applicants/{id}': {
      permission: 'hr',
      body: { status: 'rejected', notes: 'Sample', retentionUntil: '2027-01-01', version: 1 },
    },
    'DELETE /api/admins/job-applicants/{id}': { permission: 'hr' },
    'POST /api/admins/job-applicants/bulk': {
      permission: 'hr',
      body: { status: 'hired', items: [{ id: known.applicant ?? nobodys, version: 1 }] },
    },
    // Not JSON bodies; tested in src/server/media/.
    'POST /api/admins/media': { permission: 'content' },
    'POST /api/admins/media/{id}/file': { permission: 'content' },
    'GET /api/admins/media': { permission: 'content' },
    'GET /api/admins/media/tags': { permission: 'content' },
    'GET /api/admins/media/{id}': { permission: 'content' },
    'PUT /api/admins/media/{id}': {
      permission: 'content',
      body: { version: 1, name: 'Sample', alt: { en: 'Sample' }, focal: { x: 10, y: 20 }, tags: ['sample'] },
    },
    'DELETE /api/admins/media/{id}': { permission: 'content' },
    'PUT /api/admins/media/{id}/crop': { permission: 'content', body: { version: 1, crop: null } },
    'GET /api/admins/media/{id}/whole': { permission: 'content' },
    'GET /api/admins/schedules': { permission: 'content or desk' },
    'POST /api/admins/schedules': { permission: 'content or desk', body: week('ayu', 'jakarta') },
    'PUT /api/admins/schedules/{id}': { permission: 'content or desk', body: week('ayu', 'jakarta') },
    'DELETE /api/admins/schedules/{id}': { permission: 'content or desk' },
    'GET /api/admins/schedule-exceptions': { permission: 'content or desk' },
    'GET /api/admins/closures': { permission: 'content or desk' },
    'POST /api/admins/closures': { permission: 'content or desk', body: closure },
    'POST /api/admins/closures/preview': { permission: 'content or desk', body: closure },
    'DELETE /api/admins/closures/{id}': { permission: 'content or desk' },
    'POST /api/admins/closures/{id}/undo-figures': { permission: 'content or desk' },
    'POST /api/admins/schedule-exceptions': { permission: 'content or desk', body: leave },
    'POST /api/admins/schedules/{id}/concerned': {
      permission: 'content or desk',
      body: week('ayu', 'jakarta'),
    },
    'POST /api/admins/schedule-exceptions/{id}/undo-figures': {
      permission: 'content or desk',
      body: { exception: null },
    },
    'POST /api/admins/schedule-exceptions/concerned': { permission: 'content or desk', body: leave },
    'POST /api/admins/schedule-exceptions/affected': { permission: 'desk', body: leave },
    'GET /api/admins/figures': { permission: 'administrator' },
    'GET /api/admins/desk/conflicts': { permission: 'desk' },
    'GET /api/admins/desk/queue': { permission: 'desk', query: '?location=jakarta' },
    'POST /api/admins/desk/queue/call': {
      permission: 'desk',
      body: { location: 'jakarta', schedule: known.schedule, startsAt: '2026-11-23T02:00:00Z', after: null },
    },
    'POST /api/admins/desk/queue/{id}/again': { permission: 'desk' },
    'POST /api/admins/desk/queue/{id}/pass': { permission: 'desk' },
    'GET /api/admins/desk/displays': { permission: 'desk' },
    'POST /api/admins/desk/displays': { permission: 'desk', body: { name: 'Lobby', location: 'jakarta' } },
    'POST /api/admins/desk/displays/{id}/take-over': { permission: 'desk' },
    'DELETE /api/admins/desk/displays/{id}': { permission: 'desk' },
    'POST /api/display': { permission: 'everybody', body: { token } },
    'GET /api/admins/desk/week': { permission: 'desk', query: '?from=2026-11-23&location=jakarta' },
    'GET /api/admins/desk/sessions': { permission: 'desk', query: '?date=2026-11-23&location=jakarta' },
    'PUT /api/admins/schedule-exceptions/{id}': { permission: 'content or desk', body: leave },
    'DELETE /api/admins/schedule-exceptions/{id}': { permission: 'content or desk' },
    'GET /api/admins/notifications': { permission: 'administrator' },
    'GET /api/admins/notifications/count': { permission: 'administrator' },
    'POST /api/admins/notifications/read': { permission: 'administrator', body: { upTo: 1 } },
    'GET /api/admins/audit': { permission: 'super' },
    'GET /api/admins/audit/people': { permission: 'super' },
    'GET /api/admins/audit/export': { permission: 'super' },
    'GET /api/admins/redirects': { permission: 'super' },
    'POST /api/admins/redirects': { permission: 'super', body: { from: '/old', to: null } },
    'DELETE /api/admins/redirects/{id}': { permission: 'super' },
    'POST /api/visits': { permission: 'everybody' },
    'GET /api/admins/visits': { permission: 'content' },
    'GET /api/admins/content-state': { permission: 'content' },
    'GET /api/admins/search': { permission: 'administrator', query: '?words=ayu' },
    'GET /api/admins/setup': { permission: 'super' },
    'POST /api/admins/operations/test-letter': { permission: 'super' },
    'GET /api/admins/operations/jobs': { permission: 'super' },
    'POST /api/admins/operations/jobs/{name}/run': { permission: 'super' },
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

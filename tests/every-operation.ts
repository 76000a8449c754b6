import { openApiDocument } from '#contract/document.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { administratorRows } from './administrator-operations.ts'
import { contentSamples } from './content-samples.ts'
import { bookingOf, type Known, noPerson, person, type Row, unknownId } from './operation-row.ts'

/** Keys of existing items in the small hospital, by kind. */
const keys: Partial<Record<ContentKind, string>> = {
  addresses: 'jakarta',
  specialists: 'cardiology',
  doctors: 'ayu',
  settings: 'settings',
}

const signUp = { ...person, name: 'New', passwordCheck: person.password }
const relative = { name: 'Other', birthDate: '2015-01-01', sex: 'female', relationship: 'sibling' }
const token = 'rwt_0000000000000000000000000000000000000000000'

/** The operations of a kind of content. */
function contentRows(kind: ContentKind): Record<string, Row> {
  const data = contentSamples[kind]
  const item = `/api/${kind}/{key}`
  const permission = kind === 'settings' ? 'super' : 'content'
  const rows: Record<string, Row> = {
    [`GET ${item}/revisions`]: { permission: 'content', noTrail: noPerson },
    [`POST ${item}/revisions/{earlier}/restore`]: { permission, body: { version: 1 } },
    [`POST ${item}/discard`]: { permission, body: { version: 1 } },
    [`GET /api/admins/${kind}`]: { permission: 'content', noTrail: noPerson },
    [`GET /api/admins/${kind}/{key}`]: { permission: 'content', noTrail: noPerson },
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

/** Every operation with its permission, independent of the contract, with which the tests compare it. */
export function everyRow(known: Known): Record<string, Row> {
  const booking = { doctor: 'ayu', ...bookingOf(known) }
  return {
    'GET /api/livez': { permission: 'everybody' },
    'GET /api/readyz': { permission: 'everybody' },
    'GET /api/docs': { permission: 'everybody' },
    'GET /api/docs/{file}': { permission: 'everybody' },
    'GET /api/address': { permission: 'everybody' },
    'GET /api/letter-frames/{kind}/{language}': { permission: 'everybody' },
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
    'GET /api/auth/sessions': { permission: 'signed in' },
    'DELETE /api/auth/sessions/{id}': { permission: 'signed in' },
    'POST /api/specialists/sync': { permission: 'everybody' },
    'POST /api/units/sync': { permission: 'everybody' },
    'POST /api/doctors/sync': { permission: 'everybody' },
    'POST /api/schedules/sync': { permission: 'everybody' },
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
    'GET /api/packages/{slug}/places': { permission: 'everybody' },
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
    'POST /api/appointments/{id}/reschedule': { permission: 'patient', body: bookingOf(known) },
    'GET /api/answer-link': { permission: 'everybody' },
    'POST /api/answer-link': { permission: 'everybody', body: { answer: 'cancel' } },
    'GET /api/appointments/by-link/{token}': { permission: 'everybody' },
    'POST /api/appointments/by-link/{token}': { permission: 'everybody', body: { answer: 'cancel' } },
    'GET /api/dependants': { permission: 'patient' },
    'POST /api/dependants': { permission: 'patient', body: { ...relative, name: 'Sample' } },
    'PUT /api/dependants/{id}': { permission: 'patient', body: relative },
    'DELETE /api/dependants/{id}': { permission: 'patient', query: '?appointments=cancel' },
    'GET /api/holds': { permission: 'patient' },
    'POST /api/holds': { permission: 'patient', body: bookingOf(known) },
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
    // Not a JSON body; tested in src/server/inbox/careers/.
    'POST /api/job-offers/{slug}/applications': { permission: 'everybody' },
    'POST /api/display': { permission: 'everybody', body: { token } },
    'GET /api/search-leads': { permission: 'everybody' },
    'POST /api/visits': { permission: 'everybody' },
    ...administratorRows(known),
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

/** The operation's address, with the braces replaced by ids of existing rows. */
export function addressOf({ path, name: operation }: Operation, known: Known): string {
  const kind = contentKinds.find(one => path.includes(`/${one}/`))
  const id = path.includes('sessions')
    ? known.session
    : path.includes('undelivered') || path.includes('closures')
      ? unknownId
      : path.includes('dependants')
        ? (known.dependant ?? unknownId)
        : path.includes('job-applicants')
          ? (known.applicant ?? unknownId)
          : path.includes('contact-messages')
            ? (known.message ?? unknownId)
            : path.includes('admins/media')
              ? (known.picture ?? unknownId)
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

import type { ContentKind } from '#entities/kinds.ts'
import type { AdminScope } from '#entities/people/account.ts'
import { createAccount } from '#server/accounts/people.ts'
import { createApp } from '#server/app.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { session } from '#server/database/tables/accounts.ts'
import { schedule } from '#server/database/tables/booking.ts'
import { contentIds } from '#server/demo/demo.ts'
import type { App, Deps } from '#server/kernel/deps.ts'
import { startSession } from '#server/kernel/sessions.ts'
import { testDeps } from './deps.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of every kind
  result: any
  message: string
  meta: {
    message: string
    code?: string
    total?: number
    change?: number | null
    affected?: number
    told?: number
    toCall?: number
    alsoToCall?: number
    fields?: { path: string; message: string }[]
  }
}
interface Call {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}
export interface TestPatient {
  accountId: string
  patientId: string
  email: string
  token: string
}
type NewSchedule = typeof schedule.$inferInsert

/** The people and ids in its rows. */
export interface FixtureIds {
  admins: Record<'super' | 'content' | 'desk', Omit<TestPatient, 'patientId'>>
  patients: TestPatient[]
  schedules: { slots: string; queue: string }
  /** Ids of content by `kind/key`. */
  ids: Map<string, string>
}

/**
 * A small hospital in its own database: one location in Jakarta; doctor `ayu` with half-hour slots on Mondays from 9 to
 * 12, and doctor `budi` with a queue of three on Mondays from 9 to 11; administrators and patients, signed in. The clock
 * is at 10 o'clock on Friday 20 November 2026 until a test moves it.
 */
export interface HospitalFixture extends FixtureIds {
  deps: Deps
  app: App
  clock: { now: Temporal.Instant }
  /** Moves the clock. Sessions stay valid. */
  travel(to: string): Promise<void>
  addSchedule(own: Partial<NewSchedule>): Promise<string>
  call(method: string, path: string, call?: Call): Promise<Answer>
  close(): Promise<void>
}

const content: [ContentKind, Record<string, unknown>][] = [
  [
    'settings',
    { hospital_name: 'Rumah Sakit Uji', booking: { requestExpiryMinutes: 120, maxOpenPerPatient: 5 } },
  ],
  [
    'addresses',
    {
      code: 'jakarta',
      officialName: 'Rumah Sakit Uji Jakarta',
      timezone: 'Asia/Jakarta',
      email1: 'jakarta@example.org',
      isMain: true,
    },
  ],
  ['specialists', { slug: 'cardiology', name: { en: 'Cardiology', id: 'Jantung' } }],
  [
    'doctors',
    {
      slug: 'ayu',
      name: 'Ayu Lestari',
      prefix: 'dr.',
      suffix: 'Sp.JP',
      specialists: ['cardiology'],
      bookable: true,
    },
  ],
  [
    'doctors',
    { slug: 'budi', name: 'Budi Santoso', prefix: 'dr.', specialists: ['cardiology'], bookable: true },
  ],
]

// A valid hash that fits no password, so that a sign-in fails normally and not with an error.
const fitsNoPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

async function person(deps: Deps, name: string, role: 'patient' | 'admin', scopes: AdminScope[] = []) {
  const made = await createAccount(deps.db, deps.now(), {
    email: `${name}@example.org`,
    fullName: name,
    role,
    scopes,
    language: 'en',
    passwordHash: fitsNoPassword,
  })
  if (!made) throw new Error(`${name} exists already.`)
  const token = await startSession(deps, made, 'test')
  return { accountId: made.id, patientId: made.patientId ?? '', email: made.email, token }
}

async function insertSchedule(deps: Deps, ids: Map<string, string>, own: Partial<NewSchedule>) {
  const row = {
    id: newId(),
    doctorId: ids.get('doctors/ayu') as string,
    locationId: ids.get('addresses/jakarta') as string,
    weekday: 1,
    startTime: '09:00',
    endTime: '12:00',
    mode: 'slots' as const,
    slotMinutes: 30,
    capacity: 1,
    validFrom: '2026-01-01',
    noticeMinutes: 60,
    horizonDays: 30,
    ...own,
  }
  await deps.db.insert(schedule).values(row)
  return row.id
}

async function fill(deps: Deps, count: number): Promise<FixtureIds> {
  for (const [kind, data] of content) {
    await createItem(deps.db, { kind, data, publish: true, accountId: null })
  }
  const ids = await contentIds(deps.db)
  const slots = await insertSchedule(deps, ids, {})
  const queue = await insertSchedule(deps, ids, {
    doctorId: ids.get('doctors/budi') as string,
    endTime: '11:00',
    mode: 'session',
    slotMinutes: null,
    capacity: 3,
  })
  const admins = {
    super: await person(deps, 'super', 'admin', ['super']),
    content: await person(deps, 'content', 'admin', ['content']),
    desk: await person(deps, 'desk', 'admin', ['desk']),
  }
  const patients: TestPatient[] = []
  for (let index = 0; index < count; index++) {
    patients.push(await person(deps, `patient${index}`, 'patient'))
  }
  return { admins, patients, schedules: { slots, queue }, ids }
}

/** Opens it in an empty, migrated database, or in one that has the rows of `fixtureIds`. Also works outside of a test run. */
export async function openHospital(
  url: string,
  {
    patients = 3,
    connections = 10,
    fixtureIds,
  }: { patients?: number; connections?: number; fixtureIds?: FixtureIds | undefined } = {},
): Promise<HospitalFixture> {
  const clock = { now: Temporal.Instant.from('2026-11-20T03:00:00Z') }
  const { deps, close } = testDeps(url, { now: () => clock.now }, connections)
  const filled = fixtureIds ?? (await fill(deps, patients))
  const app = createApp(deps)
  const call = async (method: string, path: string, { token, body, headers }: Call = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Omit<Answer, 'status' | 'headers'>
    return { status: response.status, headers: response.headers, ...answer }
  }
  const travel = async (to: string) => {
    clock.now = Temporal.Instant.from(to)
    await deps.db.update(session).set({ activeAt: clock.now, expiresAt: clock.now.add({ hours: 24 }) })
  }
  const addSchedule = (own: Partial<NewSchedule>) => insertSchedule(deps, filled.ids, own)
  return { ...filled, deps, app, clock, travel, addSchedule, call, close }
}

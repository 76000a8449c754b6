import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { createAccount } from '#server/accounts/people.ts'
import { connect, type Database } from '#server/database/connect.ts'
import { startSession } from '#server/kernel/sessions.ts'

type Step = 'none' | 'sent' | 'done'
interface Wish {
  doctor: string
  schedule: string
  startsAt: string
}
/** What a client knows of an appointment: a change that was answered must be stored; one that was only sent may be or not. */
export interface Known {
  wish: Wish
  patient: number
  accepted: Step
  cancelled: Step
}
interface Unanswered {
  patient: number
  key: string
  wish: Wish
}
interface Person {
  patientId: string
  token: string
  wishes: Wish[]
  next: number
  open: string[]
}

export interface Crowd {
  people: Person[]
  deskToken: string
  known: Map<string, Known>
  unanswered: Unanswered[]
  /** Number of successful answers. */
  acknowledged: number
  /** 5xx answers and broken connections; `sentAt` is the time of the request. */
  failures: { sentAt: number; what: string }[]
}

/** Signs in patients who book and cancel, and a front desk that accepts. Each patient has slots that no other patient requests. */
export async function gather(address: string, databaseUrl: string, count: number): Promise<Crowd> {
  const database = connect(databaseUrl, 2)
  try {
    const people: Person[] = []
    for (let index = 0; index < count; index++) {
      const { token, patientId } = await signIn(database, 'patient')
      people.push({ token, patientId, wishes: [], next: 0, open: [] })
    }
    const { token: deskToken } = await signIn(database, 'admin')
    for (const [index, wish] of (await placesAhead(address)).entries())
      people[index % count]?.wishes.push(wish)
    return { people, deskToken, known: new Map(), unanswered: [], acknowledged: 0, failures: [] }
  } finally {
    await database.close()
  }
}

async function signIn(database: Database, role: 'patient' | 'admin') {
  const deps = { db: database.db, database, now: () => Temporal.Now.instant() }
  const made = await createAccount(database.db, deps.now(), {
    email: `${randomUUID()}@example.org`,
    fullName: 'Proof',
    role,
    scopes: role === 'admin' ? ['desk'] : [],
    language: 'en',
    passwordHash: 'none',
  })
  if (!made) throw new Error('An account for the proof could not be made.')
  return { token: await startSession(deps, made, 'proof'), patientId: made.patientId ?? '' }
}

async function placesAhead(address: string): Promise<Wish[]> {
  const read = async (path: string) => (await (await fetch(address + path)).json()) as { result: unknown }
  const from = Temporal.Now.plainDateISO('UTC').add({ days: 3 })
  const doctors = (await read('/api/doctors?perPage=500')).result as { slug: string; bookable?: boolean }[]
  const wishes: Wish[] = []
  for (const { slug, bookable } of doctors) {
    if (!bookable) continue
    const path = `/api/doctors/${slug}/places?from=${from}&to=${from.add({ days: 20 })}`
    for (const { schedule, places } of (await read(path)).result as Occurrence[]) {
      const free = places.filter(place => place.free > 0)
      wishes.push(...free.map(({ startsAt }) => ({ doctor: slug, schedule, startsAt })))
    }
  }
  if (wishes.length < 200) throw new Error(`Only ${wishes.length} free places: too few for a proof.`)
  return wishes
}

interface Answer {
  status: number
  result: { id: string }
  code?: string
}

async function post(
  crowd: Crowd,
  url: string,
  token: string,
  body?: unknown,
  key?: string,
): Promise<Answer | null> {
  const sentAt = performance.now()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // Counts as activity: the idle timeout would end the session during a proof of an hour.
        'x-user-activity': '1',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const answer = (await response.json()) as { result: { id: string }; meta: { code?: string } }
    if (response.status >= 500) {
      crowd.failures.push({ sentAt, what: `${response.status} ${answer.meta.code}` })
      return null
    }
    if (response.ok) crowd.acknowledged++
    return { status: response.status, result: answer.result, ...answer.meta }
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    crowd.failures.push({ sentAt, what: code ?? message })
    return null
  }
}

/** Refusals of a booking that are no fault. */
const refusals = ['booking.taken', 'booking.overlap', 'booking.gone', 'booking.tooLate', 'booking.tooEarly']
const mostOpen = 4

async function book(
  crowd: Crowd,
  address: string,
  { patient, key, wish }: Unanswered,
): Promise<Answer | null> {
  const person = crowd.people[patient] as Person
  const answer = await post(crowd, `${address}/api/appointments`, person.token, wish, key)
  if (answer?.status === 201) {
    crowd.known.set(answer.result.id, { wish, patient, accepted: 'none', cancelled: 'none' })
    person.open.push(answer.result.id)
  } else if (answer && !refusals.includes(answer.code ?? '')) {
    throw new Error(`A booking was answered ${answer.status} ${answer.code}.`)
  }
  return answer
}

async function cancel(crowd: Crowd, address: string, id: string): Promise<boolean> {
  const known = crowd.known.get(id) as Known
  const person = crowd.people[known.patient] as Person
  known.cancelled = 'sent'
  const answer = await post(crowd, `${address}/api/appointments/${id}/cancel`, person.token)
  if (!answer) return false
  if (answer.status !== 200) throw new Error(`A cancellation was answered ${answer.status} ${answer.code}.`)
  known.cancelled = 'done'
  person.open = person.open.filter(one => one !== id)
  return true
}

async function accept(crowd: Crowd, address: string, id: string): Promise<void> {
  const known = crowd.known.get(id) as Known
  known.accepted = 'sent'
  const url = `${address}/api/admins/appointments/${id}/accept`
  const answer = await post(crowd, url, crowd.deskToken)
  if (answer?.status === 401) throw new Error('The desk is not signed in any more.')
  if (answer) known.accepted = answer.status === 200 ? 'done' : 'none'
}

/** The patient's next action: a booking, or a cancellation if enough appointments are open. */
export async function oneStep(crowd: Crowd, address: string, patient: number): Promise<boolean> {
  const person = crowd.people[patient] as Person
  const oldest = person.open.length >= mostOpen ? person.open[0] : undefined
  if (oldest) return cancel(crowd, address, oldest)
  const wish = person.wishes[person.next++ % person.wishes.length] as Wish
  const request = { patient, key: randomUUID(), wish }
  if (await book(crowd, address, request)) return true
  crowd.unanswered.push(request)
  return false
}

/** Repeats one booking of a patient until it is answered. */
export async function insist(crowd: Crowd, address: string, patient: number): Promise<void> {
  const person = crowd.people[patient] as Person
  const oldest = person.open.length >= mostOpen ? person.open[0] : undefined
  while (oldest && !(await cancel(crowd, address, oldest))) await wait(250)
  const wish = person.wishes[person.next++ % person.wishes.length] as Wish
  const request = { patient, key: randomUUID(), wish }
  while (!(await book(crowd, address, request))) await wait(250)
}

/** The first `count` patients act in parallel, each one action after the other, until `stopped` or until the server is gone. */
export async function rush(
  crowd: Crowd,
  address: string,
  stopped: () => boolean,
  count = crowd.people.length,
): Promise<void> {
  const client = async (_person: Person, patient: number) => {
    while (!stopped()) if (!(await oneStep(crowd, address, patient))) return
  }
  const desk = async () => {
    while (!stopped()) {
      const waiting = [...crowd.known].filter(
        ([, one]) => one.accepted === 'none' && one.cancelled === 'none',
      )
      const [id] = waiting.at(-1) ?? []
      if (!id) await wait(10)
      else await accept(crowd, address, id)
      // The front desk's connection broke: the server is gone.
      if (id && crowd.known.get(id)?.accepted === 'sent') return
    }
  }
  await Promise.all([...crowd.people.slice(0, count).map(client), desk()])
}

/** Repeats unanswered requests with the same idempotency key, as a browser does once it is online again. */
export async function repeatUnanswered(crowd: Crowd, address: string): Promise<number> {
  const open = crowd.unanswered.splice(0)
  for (const request of open) {
    const answer = await book(crowd, address, request)
    if (answer?.status !== 201)
      throw new Error(`A repeated booking was answered ${answer?.status} ${answer?.code}.`)
  }
  for (const [id, { cancelled }] of crowd.known) {
    if (cancelled === 'sent' && !(await cancel(crowd, address, id)))
      throw new Error('A repetition had no answer.')
  }
  return open.length
}

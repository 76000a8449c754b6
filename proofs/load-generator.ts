import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { createAccount } from '#server/accounts/people.ts'
import { connect, type Database } from '#server/database/connect.ts'
import { startSession } from '#server/kernel/sessions.ts'

type Step = 'none' | 'sent' | 'done'
interface Slot {
  doctor: string
  schedule: string
  startsAt: string
}
/** The acknowledged state of an appointment: an answered change must be stored, a change that was only sent may be. */
export interface Acknowledged {
  slot: Slot
  patient: number
  accepted: Step
  cancelled: Step
}
interface Unanswered {
  patient: number
  key: string
  slot: Slot
}
interface Person {
  patientId: string
  token: string
  slots: Slot[]
  next: number
  open: string[]
}

export interface LoadGenerator {
  people: Person[]
  deskToken: string
  acknowledgements: Map<string, Acknowledged>
  unanswered: Unanswered[]
  /** Number of successful answers. */
  acknowledged: number
  /** 5xx answers and broken connections; `sentAt` is the time of the request. */
  failures: { sentAt: number; what: string }[]
}

/** Signs in patients who book and cancel, and a front desk that accepts. Each patient has slots that no other patient requests. */
export async function openLoadGenerator(
  address: string,
  databaseUrl: string,
  count: number,
): Promise<LoadGenerator> {
  const database = connect(databaseUrl, 2)
  try {
    const people: Person[] = []
    for (let index = 0; index < count; index++) {
      const { token, patientId } = await signIn(database, 'patient')
      people.push({ token, patientId, slots: [], next: 0, open: [] })
    }
    const { token: deskToken } = await signIn(database, 'admin')
    for (const [index, slot] of (await freeSlots(address)).entries()) people[index % count]?.slots.push(slot)
    return { people, deskToken, acknowledgements: new Map(), unanswered: [], acknowledged: 0, failures: [] }
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
  if (!made) throw new Error('The proof could not create an account.')
  return { token: await startSession(deps, made, 'proof'), patientId: made.patientId ?? '' }
}

async function freeSlots(address: string): Promise<Slot[]> {
  const read = async (path: string) => (await (await fetch(address + path)).json()) as { result: unknown }
  const from = Temporal.Now.plainDateISO('UTC').add({ days: 3 })
  const doctors = (await read('/api/doctors?perPage=500')).result as { slug: string; bookable?: boolean }[]
  const slots: Slot[] = []
  for (const { slug, bookable } of doctors) {
    if (!bookable) continue
    const path = `/api/doctors/${slug}/places?from=${from}&to=${from.add({ days: 20 })}`
    for (const { schedule, places } of (await read(path)).result as Occurrence[]) {
      const free = places.filter(place => place.free > 0)
      slots.push(...free.map(({ startsAt }) => ({ doctor: slug, schedule, startsAt })))
    }
  }
  if (slots.length < 200) throw new Error(`Only ${slots.length} free slots: too few for a proof.`)
  return slots
}

interface Answer {
  status: number
  result: { id: string }
  code?: string
}

async function post(
  generator: LoadGenerator,
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
      generator.failures.push({ sentAt, what: `${response.status} ${answer.meta.code}` })
      return null
    }
    if (response.ok) generator.acknowledged++
    return { status: response.status, result: answer.result, ...answer.meta }
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    generator.failures.push({ sentAt, what: code ?? message })
    return null
  }
}

/** Refusals of a booking that are no fault. */
const refusals = ['booking.taken', 'booking.overlap', 'booking.gone', 'booking.tooLate', 'booking.tooEarly']
const mostOpen = 4

async function book(
  generator: LoadGenerator,
  address: string,
  { patient, key, slot }: Unanswered,
): Promise<Answer | null> {
  const person = generator.people[patient] as Person
  const answer = await post(generator, `${address}/api/appointments`, person.token, slot, key)
  if (answer?.status === 201) {
    generator.acknowledgements.set(answer.result.id, { slot, patient, accepted: 'none', cancelled: 'none' })
    person.open.push(answer.result.id)
  } else if (answer && !refusals.includes(answer.code ?? '')) {
    throw new Error(`A booking was answered ${answer.status} ${answer.code}.`)
  }
  return answer
}

async function cancel(generator: LoadGenerator, address: string, id: string): Promise<boolean> {
  const known = generator.acknowledgements.get(id) as Acknowledged
  const person = generator.people[known.patient] as Person
  known.cancelled = 'sent'
  const answer = await post(generator, `${address}/api/appointments/${id}/cancel`, person.token)
  if (!answer) return false
  if (answer.status !== 200) throw new Error(`A cancellation was answered ${answer.status} ${answer.code}.`)
  known.cancelled = 'done'
  person.open = person.open.filter(one => one !== id)
  return true
}

async function accept(generator: LoadGenerator, address: string, id: string): Promise<void> {
  const known = generator.acknowledgements.get(id) as Acknowledged
  known.accepted = 'sent'
  const url = `${address}/api/admins/appointments/${id}/accept`
  const answer = await post(generator, url, generator.deskToken)
  if (answer?.status === 401) throw new Error('The front desk is not signed in any more.')
  if (answer) known.accepted = answer.status === 200 ? 'done' : 'none'
}

/** The patient's next action: a booking, or a cancellation if enough appointments are open. */
export async function nextAction(
  generator: LoadGenerator,
  address: string,
  patient: number,
): Promise<boolean> {
  const person = generator.people[patient] as Person
  const oldest = person.open.length >= mostOpen ? person.open[0] : undefined
  if (oldest) return cancel(generator, address, oldest)
  const slot = person.slots[person.next++ % person.slots.length] as Slot
  const request = { patient, key: randomUUID(), slot }
  if (await book(generator, address, request)) return true
  generator.unanswered.push(request)
  return false
}

/** Repeats one booking of a patient until it is answered. */
export async function bookUntilAnswered(
  generator: LoadGenerator,
  address: string,
  patient: number,
): Promise<void> {
  const person = generator.people[patient] as Person
  const oldest = person.open.length >= mostOpen ? person.open[0] : undefined
  while (oldest && !(await cancel(generator, address, oldest))) await wait(250)
  const slot = person.slots[person.next++ % person.slots.length] as Slot
  const request = { patient, key: randomUUID(), slot }
  while (!(await book(generator, address, request))) await wait(250)
}

/** The first `count` patients act in parallel, each one action after the other, until `stopped` or until the server is gone. */
export async function runLoad(
  generator: LoadGenerator,
  address: string,
  stopped: () => boolean,
  count = generator.people.length,
): Promise<void> {
  const client = async (_person: Person, patient: number) => {
    while (!stopped()) if (!(await nextAction(generator, address, patient))) return
  }
  const desk = async () => {
    while (!stopped()) {
      const waiting = [...generator.acknowledgements].filter(
        ([, one]) => one.accepted === 'none' && one.cancelled === 'none',
      )
      const [id] = waiting.at(-1) ?? []
      if (!id) await wait(10)
      else await accept(generator, address, id)
      // The front desk's connection broke: the server is gone.
      if (id && generator.acknowledgements.get(id)?.accepted === 'sent') return
    }
  }
  await Promise.all([...generator.people.slice(0, count).map(client), desk()])
}

/** Repeats unanswered requests with the same idempotency key, as a browser does once it is online again. */
export async function repeatUnanswered(generator: LoadGenerator, address: string): Promise<number> {
  const open = generator.unanswered.splice(0)
  for (const request of open) {
    const answer = await book(generator, address, request)
    if (answer?.status !== 201)
      throw new Error(`A repeated booking was answered ${answer?.status} ${answer?.code}.`)
  }
  for (const [id, { cancelled }] of generator.acknowledgements) {
    if (cancelled === 'sent' && !(await cancel(generator, address, id)))
      throw new Error('A repetition had no answer.')
  }
  return open.length
}

import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Figures, secondsSince } from './figures.ts'
import { doubleBookings, incompleteTransactions } from './integrity-queries.ts'
import { type Answered, doctors, type Network, openNetwork, send } from './network.ts'

const clients = 64
const rivals = clients / doctors

interface HeldSlot {
  id: string
  patient: number
}

/** Contests for the slots of one time: one slot for each doctor, and several clients that request each at once. */
interface Contest {
  won: number
  faults: string[]
}

/** R4: 64 clients, three API processes, one PostgreSQL: each contested slot has one winner and is taken in the end. */
export async function proveContests(url: string, { places }: { places: number }): Promise<Figures> {
  const begin = performance.now()
  const network = await openNetwork(url, 2 * clients)
  const { hospital } = network
  const apis = await Promise.all([0, 1, 2].map(() => network.startApi()))
  const addresses = apis.map(api => api.address)
  const slots = Math.ceil(places / doctors)
  const faults: string[] = []
  const won = { requested: 0, accepted: 0, moved: 0, 'given on': 0 }
  try {
    const held: HeldSlot[][] = Array.from({ length: doctors }, () => [])
    for (let slot = 0; slot < slots; slot++) {
      won.requested += report(faults, await request(network, addresses, slot, held))
    }
    const byTime = held.map(list => [...list])
    for (const list of byTime) won.accepted += report(faults, await accept(network, addresses, list))
    for (let slot = slots; slot < 2 * slots; slot++) {
      won.moved += report(faults, await move(network, addresses, slot, held))
    }
    for (let slot = 0; slot < slots; slot++) {
      const list = byTime.flatMap(one => one[slot] ?? [])
      won['given on'] += report(faults, await releaseAndRequest(network, addresses, list))
    }
    const duplicates = await doubleBookings(hospital.deps.database.pool)
    if (duplicates > 0) faults.push(`${duplicates} pairs of appointments are at the same time.`)
    const incomplete = await incompleteTransactions(hospital.deps.database.pool)
    if (incomplete.length > 0) faults.push(`Incomplete transactions: ${incomplete.slice(0, 5).join(', ')}.`)
    const more = Object.entries(won).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    for (const [what, count] of Object.entries(won)) {
      if (count !== slots * doctors) faults.push(`${count} of ${slots * doctors} slots were ${what}.`)
    }
    return {
      proof: `R4 ${clients} clients, 3 API processes, ${rivals} requests for each slot`,
      rounds: 4 * slots * doctors,
      acknowledged: Object.values(won).reduce((sum, count) => sum + count),
      lost: 0,
      duplicates,
      seconds: secondsSince(begin),
      more: more.join(' · '),
      faults,
    }
  } finally {
    await Promise.all(apis.map(api => api.stop()))
    await hospital.close()
  }
}

function report(faults: string[], contest: Contest): number {
  faults.push(...contest.faults)
  return contest.won
}

/** Exactly one answer must be a success; all others must have the code `refusal`. */
function countWinners(what: string, answers: (Answered | null)[], success: number, refusal: string): Contest {
  const won = answers.filter(one => one?.status === success).length
  const odd = answers.filter(one => one?.status !== success && one?.code !== refusal)
  const faults = odd.map(one => `${what}: ${one ? `${one.status} ${one.code}` : 'no answer'}.`)
  if (won !== 1) faults.push(`${what}: ${won} winners.`)
  return { won, faults }
}

const sum = (contests: Contest[]): Contest => ({
  won: contests.reduce((total, one) => total + one.won, 0),
  faults: contests.flatMap(one => one.faults),
})

async function taken(pool: Pool, places: { schedule: string; startsAt: string }[]): Promise<string[]> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(a.id) from unnest($1::uuid[], $2::timestamptz[]) as wanted(schedule_id, starts_at)
     left join appointment a on a.schedule_id = wanted.schedule_id and a.starts_at = wanted.starts_at
       and a.status in ('requested', 'accepted', 'checked_in', 'completed')
     group by wanted.schedule_id, wanted.starts_at`,
    [places.map(one => one.schedule), places.map(one => one.startsAt)],
  )
  return rows.filter(row => row.count !== '1').map(row => `A contested slot has ${row.count} appointments.`)
}

/** Every client requests one of the slots of a time. */
async function request(
  { hospital, place }: Network,
  addresses: string[],
  slot: number,
  held: HeldSlot[][],
): Promise<Contest> {
  // In random order, as the request that is sent first is likely to win; who has won before comes later, so that each
  // doctor has several patients who can move.
  const wins = (patient: number) => held.flat().filter(one => one.patient === patient).length
  const everybody = Array.from({ length: clients }, (_, patient) => ({
    patient,
    order: wins(patient) + Math.random(),
  }))
    .sort((one, other) => one.order - other.order)
    .map(one => one.patient)
  const answers = new Map(
    await Promise.all(
      everybody.map(async patient => {
        const body = place((patient + slot) % doctors, slot)
        const token = hospital.patients[patient]?.token
        const address = addresses[patient % 3] ?? ''
        return [
          patient,
          await send(address, '/api/appointments', token, { body, key: randomUUID() }),
        ] as const
      }),
    ),
  )
  const contests = held.map((list, doctor) => {
    const mine = everybody.filter(patient => (patient + slot) % doctors === doctor)
    const winner = mine.find(patient => answers.get(patient)?.status === 201)
    if (winner !== undefined) list.push({ id: answers.get(winner)?.id ?? '', patient: winner })
    return countWinners(
      'A request',
      mine.map(patient => answers.get(patient) ?? null),
      201,
      'booking.taken',
    )
  })
  const wrong = await taken(
    hospital.deps.database.pool,
    held.map((_, doctor) => place(doctor, slot)),
  )
  return sum([...contests, { won: 0, faults: wrong }])
}

/** Three processes receive the acceptance of each request at once; sixty-four acceptances run at a time. */
async function accept({ hospital }: Network, addresses: string[], list: HeldSlot[]): Promise<Contest> {
  const contests: Contest[] = []
  const batch = Math.floor(clients / 3)
  for (let from = 0; from < list.length; from += batch) {
    const counted = list.slice(from, from + batch).map(async ({ id }) => {
      const path = `/api/admins/appointments/${id}/accept`
      const answers = await Promise.all(
        addresses.map(address => send(address, path, hospital.admins.desk.token)),
      )
      return countWinners('An acceptance', answers, 200, 'booking.changed')
    })
    contests.push(...(await Promise.all(counted)))
  }
  return sum(contests)
}

/** Takes from each doctor in turn, so that every slot has rivals; no patient twice, as a patient cannot be at two doctors at one time. */
function chooseMovers(held: HeldSlot[][], slot: number): HeldSlot[][] {
  const busy = new Set<number>()
  const chosen: HeldSlot[][] = held.map(() => [])
  for (let turn = 0; turn < rivals; turn++) {
    const choices = (list: HeldSlot[]) => list.filter(one => !busy.has(one.patient)).length
    // Who has the fewest to choose from chooses first.
    const inOrder = [...held.entries()].sort(([, one], [, other]) => choices(one) - choices(other))
    for (const [doctor, list] of inOrder) {
      const from = (slot * rivals) % list.length
      const next = [...list.slice(from), ...list.slice(0, from)].find(one => !busy.has(one.patient))
      if (!next) continue
      busy.add(next.patient)
      chosen[doctor]?.push(next)
    }
  }
  return chosen
}

/** Several patients of a doctor move to the same new slot at once; no patient moves to two slots of one time. */
async function move(
  { hospital, place }: Network,
  addresses: string[],
  slot: number,
  held: HeldSlot[][],
): Promise<Contest> {
  const chosen = chooseMovers(held, slot)
  const contests = chosen.map(async (movers, doctor) => {
    if (movers.length < 2) return { won: 0, faults: ['Too few patients could move to one slot.'] }
    const { schedule, startsAt } = place(doctor, slot)
    const answers = await Promise.all(
      movers.map(({ id, patient }, index) => {
        const token = hospital.patients[patient]?.token
        const path = `/api/appointments/${id}/reschedule`
        return send(addresses[index % 3] ?? '', path, token, { body: { schedule, startsAt } })
      }),
    )
    return countWinners('A move', answers, 200, 'booking.taken')
  })
  const counted = await Promise.all(contests)
  const wrong = await taken(
    hospital.deps.database.pool,
    held.map((_, doctor) => place(doctor, slot)),
  )
  return sum([...counted, { won: 0, faults: wrong }])
}

/** Patients cancel while others request their slots. If all requests came before the cancellation, one is repeated. One must win. */
async function releaseAndRequest(
  { hospital }: Network,
  addresses: string[],
  list: HeldSlot[],
): Promise<Contest> {
  const { pool } = hospital.deps.database
  const { rows } = await pool.query<{ id: string; doctor: string; schedule: string; starts: Date }>(
    `select a.id, c.key as doctor, a.schedule_id as schedule, a.starts_at as starts
     from appointment a join content c on c.id = a.doctor_id where a.id = any($1)`,
    [list.map(one => one.id)],
  )
  const places = new Map(
    rows.map(({ id, doctor, schedule, starts }) => [
      id,
      { doctor, schedule, startsAt: starts.toISOString() },
    ]),
  )
  const contests = list.map(async ({ id, patient }, index) => {
    const body = places.get(id)
    const newcomers = hospital.patients.slice(clients + index * (rivals - 1)).slice(0, rivals - 1)
    const ask = (number: number) =>
      send(addresses[(index + number) % 3] ?? '', '/api/appointments', newcomers[number]?.token, {
        body,
        key: randomUUID(),
      })
    const start = Math.floor(Math.random() * newcomers.length)
    const path = `/api/appointments/${id}/cancel`
    const [cancelled, ...answers] = await Promise.all([
      send(addresses[index % 3] ?? '', path, hospital.patients[patient]?.token),
      ...newcomers.map((_, number) => ask((number + start) % newcomers.length)),
    ])
    if (cancelled?.status !== 200) return { won: 0, faults: [`A cancellation: ${cancelled?.status}.`] }
    if (!answers.some(one => one?.status === 201)) answers.push(await ask(start))
    return countWinners('A released slot', answers, 201, 'booking.taken')
  })
  const counted = await Promise.all(contests)
  const wrong = await taken(pool, [...places.values()])
  return sum([...counted, { won: 0, faults: wrong }])
}

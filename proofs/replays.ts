import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, secondsSince } from './figures.ts'
import { doubleBookings, incompleteTransactions } from './integrity-queries.ts'
import { type Answered, type Api, doctors, type Network, openNetwork, send } from './network.ts'

const replays = 100
/** So many patients that none reaches the limit of open appointments. */
const patientsFor = (requests: number) => 64 + Math.ceil(requests / 40)
const path = '/api/appointments'

interface Tally {
  acknowledged: number
  lost: number
  faults: string[]
}

/** R5: repetitions of a request make one appointment and one answer, also where the first answer died with its process. */
export async function proveReplays(
  url: string,
  { rounds, crashes }: { rounds: number; crashes: number },
): Promise<Figures> {
  const begin = performance.now()
  const network = await openNetwork(url, patientsFor((rounds + crashes) * doctors))
  const { hospital } = network
  const { pool } = hospital.deps.database
  const apis = await Promise.all([0, 1, 2].map(() => network.startApi()))
  const tally: Tally = { acknowledged: 0, lost: 0, faults: [] }
  try {
    for (let round = 0; round < rounds; round++) await replay(network, apis, round, tally)
    let coming = network.startApi(true)
    for (let crash = 0; crash < crashes; crash++) {
      const api = await coming
      // Start the next process while this one dies.
      coming = network.startApi(true)
      coming.catch(() => {})
      await crashAndRepeat(network, api, apis[0] as Api, rounds + crash, tally)
    }
    await (await coming).stop()
    const count = async (table: string) =>
      Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)
    const duplicates = (await count('appointment')) - tally.acknowledged + (await doubleBookings(pool))
    if (duplicates !== 0) tally.faults.push(`${duplicates} appointments more than requested.`)
    const incomplete = await incompleteTransactions(pool)
    if (incomplete.length > 0)
      tally.faults.push(`Incomplete transactions: ${incomplete.slice(0, 5).join(', ')}.`)
    return {
      proof: `R5 ${replays} replays at once, ${rounds} times; a crash between commit and answer, ${crashes} times`,
      rounds: rounds + crashes,
      ...tally,
      duplicates,
      seconds: secondsSince(begin),
      more: `${doctors} requests were open at each crash`,
    }
  } finally {
    await Promise.all(apis.map(api => api.stop()))
    await hospital.close()
  }
}

async function replay(network: Network, apis: Api[], round: number, tally: Tally): Promise<void> {
  const key = randomUUID()
  const token = network.hospital.patients[round % network.hospital.patients.length]?.token
  const body = network.place(round % doctors, round)
  const address = (index: number) => apis[index % apis.length]?.address ?? ''
  const answers = await Promise.all(
    Array.from({ length: replays }, (_, index) => send(address(index), path, token, { body, key })),
  )
  const statuses = [...new Set(answers.map(one => one?.status))]
  const texts = new Set(answers.map(one => one?.text))
  if (statuses.join() !== '201' || texts.size !== 1) {
    tally.faults.push(`Replays got the statuses ${statuses.join(', ')} and ${texts.size} different answers.`)
  }
  if (answers.filter(one => one && !one.replayed).length !== 1)
    tally.faults.push('No answer was marked as the first one.')
  const other = await send(address(0), path, token, { body: { ...body, reason: 'Another body' }, key })
  if (other?.status !== 422)
    tally.faults.push(`Another body under the same key was answered ${other?.status}.`)
  tally.acknowledged++
}

/** One patient for each doctor sends a request. The process dies at the first commit. Each repeats at another process with the same key. */
async function crashAndRepeat(
  { hospital, place }: Network,
  doomed: Api,
  standing: Api,
  index: number,
  tally: Tally,
): Promise<void> {
  const bookings = Array.from({ length: doctors }, (_, doctor) => ({
    key: randomUUID(),
    token: hospital.patients[(index * doctors + doctor) % hospital.patients.length]?.token,
    body: place(doctor, index),
  }))
  const ask = ({ address }: Api) =>
    Promise.all(bookings.map(({ token, body, key }) => send(address, path, token, { body, key })))
  const before = await ask(doomed)
  // Without a commit the process does not die by itself.
  await Promise.race([doomed.ended, wait(10_000).then(() => doomed.stop())])
  const after = await ask(standing)
  if (before.every(one => one !== null))
    tally.faults.push('The process answered all requests before it died.')
  if (!after.some(one => one?.replayed)) tally.faults.push('Nothing was committed before the crash.')
  for (const [number, answer] of after.entries()) {
    const first: Answered | null | undefined = before[number]
    if (answer?.status !== 201) {
      tally.faults.push(`A repetition was answered ${answer?.status} ${answer?.code}.`)
    } else tally.acknowledged++
    if (first && first.text !== answer?.text) tally.lost++
  }
}

import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { createAccount } from '#server/accounts/people.ts'
import { connect } from '#server/database/connect.ts'
import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'

interface Seen {
  status: number
  body: string
  headers: string
  milliseconds: number
}
type Ask = (email: string) => Promise<Seen>
/** Each changes with every answer, and says nothing of the address. */
const ownOfEach = new Set(['x-request-id', 'date'])
const password = 'sembilan belas anjing'
const alike = 0.05

/** Whether sign-in, sign-up and reset tell who has an account, by what they answer or by how long they take. */
export async function proveStrangers(
  url: string,
  folder: string,
  { tries }: { tries: number },
): Promise<Figures> {
  const begin = performance.now()
  const rawat = await startRawat({
    ...{ DATA_DIR: folder, DATABASE_URL: url, RAWAT_DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' },
  })
  await rawat.ready()
  let networks = 0
  /** From a network of its own each time, or the limits would be what is measured. */
  const ask =
    (path: string, body: (email: string) => object): Ask =>
    async email => {
      const from = `10.${(networks >> 8) & 255}.${networks++ & 255}.7`
      const start = performance.now()
      const answer = await fetch(`${rawat.address}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(body(email)),
      })
      const text = await answer.text()
      const milliseconds = performance.now() - start
      const headers = [...answer.headers].filter(([name]) => !ownOfEach.has(name))
      return { status: answer.status, body: text, headers: JSON.stringify(headers), milliseconds }
    }
  const signUp = (email: string) => ({
    ...{ name: 'Siti', email, password, passwordCheck: password, promotionalOffers: false },
  })
  const doors: Record<string, Ask> = {
    'sign-in of patients': ask('patients/login', email => ({ email, password })),
    'sign-in of administrators': ask('admins/login', email => ({ email, password })),
    'sign-up': ask('patients/signup', signUp),
    'confirming a sign-up': ask('patients/confirm', email => ({ email, code: '000000', password })),
    'asking for a reset': ask('patients/reset-request', email => ({ email })),
  }
  let rounds = 0
  const lines: string[] = []
  const faults: string[] = []
  try {
    for (const [name, door] of Object.entries(doors)) {
      const { line, wrong, asked } = await compare(name, door, await peopleOf(url, name, tries))
      lines.push(line)
      rounds += asked
      faults.push(...wrong)
    }
  } finally {
    rawat.child.kill('SIGTERM')
    await rawat.ended
  }
  return {
    ...{ proof: 'Who has an account (S9)', rounds, acknowledged: 0, lost: 0 },
    ...{ duplicates: 0, seconds: secondsSince(begin), more: lines.join('\n         '), faults },
  }
}

/** Accounts of their own for each door, as their addresses have limits. */
async function peopleOf(url: string, door: string, count: number): Promise<string[]> {
  const database = connect(url, 2)
  try {
    const passwordHash = await hashPassword('tujuh belas kambing')
    const role = door.includes('administrators') ? 'admin' : 'patient'
    const emails = Array.from({ length: count }, () => `known-${crypto.randomUUID()}@example.org`)
    for (const email of emails)
      await createAccount(database.db, Temporal.Now.instant(), {
        ...{ email, fullName: 'Siti Rahmawati', role, language: 'id', passwordHash },
      })
    return emails
  } finally {
    await database.close()
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number

/**
 * Between which ratios the two medians lie, in 95 of 100 cases: a bootstrap over the pairs, as a shared machine is slower in
 * one minute than in the next for both of a pair.
 */
function ratioOf(a: number[], b: number[]): [low: number, high: number] {
  const ratios = Array.from({ length: 1000 }, () => {
    const drawn = a.map(() => Math.floor(Math.random() * a.length))
    const of = (values: number[]) => median(drawn.map(index => values[index] as number))
    return of(a) / of(b)
  })
  ratios.sort((x, y) => x - y)
  return [ratios[25] as number, ratios[974] as number]
}

/** Asks in pairs until it is clear on which side of the limit the medians are, or there is nobody left to ask for. */
async function compare(name: string, door: Ask, known: string[]) {
  const seen = { known: [] as Seen[], unknown: [] as Seen[] }
  const times = (kind: keyof typeof seen) => seen[kind].map(one => one.milliseconds)
  // Not measured: the first of each compile code and open connections.
  for (let warm = 0; warm < 10; warm++) await door(`warm-${crypto.randomUUID()}@example.org`)
  let [low, high] = [0, Number.POSITIVE_INFINITY]
  const isAlike = () => low > 1 - alike && high < 1 + alike
  const isNot = () => high < 1 - alike || low > 1 + alike
  for (const [index, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', `never-${crypto.randomUUID()}@example.org`],
    ] as const
    // Whoever comes second finds warm caches: each is so as often.
    for (const [kind, one] of index % 2 ? pair : pair.toReversed()) seen[kind].push(await door(one))
    if (index % 100 !== 99) continue
    ;[low, high] = ratioOf(times('known'), times('unknown'))
    if (isAlike() || isNot()) break
  }
  const answers = new Set(
    [...seen.known, ...seen.unknown].map(one => `${one.status} ${one.headers} ${one.body}`),
  )
  const between = `${(100 * (low - 1)).toFixed(1)} to ${(100 * (high - 1)).toFixed(1)} % apart`
  const wrong = [
    ...(answers.size === 1
      ? []
      : [`${name}: ${answers.size} different answers: ${[...answers].join(' | ').slice(0, 600)}`]),
    ...(isNot() ? [`${name}: the medians are ${between}.`] : []),
    ...(isAlike() || isNot() ? [] : [`${name}: the machine is too busy to tell: ${between}.`]),
  ]
  const [a, b] = [median(times('known')), median(times('unknown'))]
  return {
    wrong,
    asked: seen.known.length + seen.unknown.length,
    line: `${name}: with an account ${a.toFixed(1)} ms, without ${b.toFixed(1)} ms (95 %: ${between}); ${answers.size} answer in ${2 * seen.known.length}`,
  }
}

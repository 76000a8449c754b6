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
/** Headers that differ in every answer and reveal nothing about the account. */
const ownOfEach = new Set(['x-request-id', 'date'])
const password = 'sembilan belas anjing'
const alike = 0.05

/** Checks that sign-in, sign-up and reset do not reveal whether an account exists, by their answer or by its time. */
export async function proveAccountSecrecy(
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
  /** Each request comes from another network; otherwise rate limits would be measured. */
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
  const endpoints: Record<string, Ask> = {
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
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { line, wrong, asked } = await compare(name, endpoint, await peopleOf(url, name, tries))
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

/** Separate accounts for each endpoint, as each email address has its limits. */
async function peopleOf(url: string, endpoint: string, count: number): Promise<string[]> {
  const database = connect(url, 2)
  try {
    const passwordHash = await hashPassword('tujuh belas kambing')
    const role = endpoint.includes('administrators') ? 'admin' : 'patient'
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
 * The 95 % confidence interval of the ratio of the two medians. It is a bootstrap over pairs: a shared machine changes its
 * speed from minute to minute, for both of a pair alike.
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

/** Sends requests in pairs until it is clear on which side of the limit the ratio is, or until no account is left. */
async function compare(name: string, endpoint: Ask, known: string[]) {
  const seen = { known: [] as Seen[], unknown: [] as Seen[] }
  const times = (kind: keyof typeof seen) => seen[kind].map(one => one.milliseconds)
  // Warm-up, not measured: the first requests compile code and open connections.
  for (let warm = 0; warm < 10; warm++) await endpoint(`warm-${crypto.randomUUID()}@example.org`)
  let [low, high] = [0, Number.POSITIVE_INFINITY]
  const isAlike = () => low > 1 - alike && high < 1 + alike
  const isNot = () => high < 1 - alike || low > 1 + alike
  for (const [index, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', `never-${crypto.randomUUID()}@example.org`],
    ] as const
    // Alternate the order, as the second request of a pair finds warm caches.
    for (const [kind, one] of index % 2 ? pair : pair.toReversed()) seen[kind].push(await endpoint(one))
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

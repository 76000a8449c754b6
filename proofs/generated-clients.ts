import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'

const contract = join(import.meta.dirname, '../openapi.json')
const packages = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'typescript@5.9.3',
  'esbuild@0.28.2',
  '@redocly/cli@2.77.0',
  '@stoplight/spectral-cli@6.16.3',
]

/** What each client does. It is the same for all, so a client is only its seven calls. */
const visit = `
export interface Slot { doctor: string; schedule: string; startsAt: string }
export interface Person { name: string; email: string; password: string }
export interface Client {
  signUp(person: Person): Promise<unknown>
  letters(email: string): Promise<{ text: string }[]>
  confirm(person: Person, code: string): Promise<unknown>
  signIn(person: Person): Promise<string>
  slots(doctor: string): Promise<Slot[]>
  book(token: string, slot: Slot): Promise<{ id: string; status: string }>
  cancel(token: string, id: string): Promise<{ status: string }>
}
export const base = process.argv[2] as string
const doctors = (process.argv[3] as string).split(',')
export async function visit(name: string, client: Client) {
  const person = { name: 'Siti Rahayu', email: name + '@example.org', password: 'nine teal kettles hum' }
  await client.signUp(person)
  let code: string | undefined
  for (let tries = 0; !code && tries < 100; tries++) {
    await new Promise(resolve => setTimeout(resolve, 200))
    code = (await client.letters(person.email)).map(letter => /\\b\\d{6}\\b/.exec(letter.text)?.[0]).find(Boolean)
  }
  await client.confirm(person, code as string)
  const token = await client.signIn(person)
  const slots = (await Promise.all(doctors.map(doctor => client.slots(doctor)))).flat()
  const booked = await client.book(token, slots.at(-1) as Slot)
  const cancelled = await client.cancel(token, booked.id)
  process.stdout.write(booked.status + ', ' + cancelled.status)
}
export const must = <T>(value: T | undefined, error?: unknown): T => {
  if (value === undefined) throw new Error(JSON.stringify(error))
  return value
}
`

const programs: Record<string, string> = {
  'openapi-typescript': `
import createClient from 'openapi-fetch'
import type { paths } from './openapi-typescript/schema'
import { base, must, visit } from './visit'
const api = createClient<paths>({ baseUrl: base })
const signed = (token: string) => ({ authorization: 'Bearer ' + token })
await visit('openapi-typescript', {
  signUp: async person => must((await api.POST('/api/auth/patients/signup', { body: { ...person, passwordCheck: person.password } })).data),
  letters: async to => must((await api.GET('/api/demo/outbox', { params: { query: { to } } })).data).result,
  confirm: async ({ email, password }, code) => must((await api.POST('/api/auth/patients/confirm', { body: { email, password, code } })).data),
  signIn: async ({ email, password }) => must((await api.POST('/api/auth/patients/login', { body: { email, password } })).data).result.token,
  slots: async slug => must((await api.GET('/api/doctors/{slug}/places', { params: { path: { slug } } })).data).result.flatMap(({ doctor, schedule, places }) =>
    places.filter(one => one.free > 0 && !one.shortNotice).map(({ startsAt }) => ({ doctor, schedule, startsAt }))),
  book: async (token, body) => must((await api.POST('/api/appointments', { headers: signed(token), params: { header: { 'idempotency-key': crypto.randomUUID() } }, body })).data).result,
  cancel: async (token, id) => must((await api.POST('/api/appointments/{id}/cancel', { headers: signed(token), params: { path: { id } } })).data).result,
})
`,
  'hey-api': `
import { bookAppointment, cancelAppointment, confirmSignUp, listDemoLetters, listDoctorSlots, signInPatient, signUp } from './hey-api'
import { client } from './hey-api/client.gen'
import { base, must, visit } from './visit'
client.setConfig({ baseUrl: base })
await visit('hey-api', {
  signUp: async person => must((await signUp({ body: { ...person, passwordCheck: person.password } })).data),
  letters: async to => must((await listDemoLetters({ query: { to } })).data).result,
  confirm: async ({ email, password }, code) => must((await confirmSignUp({ body: { email, password, code } })).data),
  signIn: async ({ email, password }) => must((await signInPatient({ body: { email, password } })).data).result.token,
  slots: async slug => must((await listDoctorSlots({ path: { slug } })).data).result.flatMap(({ doctor, schedule, places }) =>
    places.filter(one => one.free > 0 && !one.shortNotice).map(({ startsAt }) => ({ doctor, schedule, startsAt }))),
  book: async (auth, body) => must((await bookAppointment({ auth, headers: { 'idempotency-key': crypto.randomUUID() }, body })).data).result,
  cancel: async (auth, id) => must((await cancelAppointment({ auth, path: { id } })).data).result,
})
`,
  orval: `
import { bookAppointment, cancelAppointment, confirmSignUp, listDemoLetters, listDoctorSlots, signInPatient, signUp } from './orval/client'
import { base, visit } from './visit'
const fetchOf = globalThis.fetch
globalThis.fetch = (address, options) => fetchOf(base + address, options)
const good = <T extends { status: number; data: unknown }, S extends T['status']>(answer: T, status: S): Extract<T, { status: S }>['data'] => {
  if (answer.status !== status) throw new Error(JSON.stringify(answer))
  return answer.data as never
}
const signed = (token: string) => ({ authorization: 'Bearer ' + token, 'idempotency-key': crypto.randomUUID() })
await visit('orval', {
  signUp: async person => good(await signUp({ ...person, passwordCheck: person.password }), 202),
  letters: async to => good(await listDemoLetters({ to }), 200).result,
  confirm: async ({ email, password }, code) => good(await confirmSignUp({ email, password, code }), 200),
  signIn: async ({ email, password }) => good(await signInPatient({ email, password }), 200).result.token,
  slots: async slug => good(await listDoctorSlots(slug), 200).result.flatMap(({ doctor, schedule, places }) =>
    places.filter(one => one.free > 0 && !one.shortNotice).map(({ startsAt }) => ({ doctor, schedule, startsAt }))),
  book: async (token, slot) => good(await bookAppointment(slot, { headers: signed(token) }), 201).result,
  cancel: async (token, id) => good(await cancelAppointment(id, { headers: signed(token) }), 200).result,
})
`,
}

const generators: Record<string, string[]> = {
  'openapi-typescript': ['openapi-typescript', 'openapi.json', '-o', 'openapi-typescript/schema.d.ts'],
  'hey-api': ['openapi-ts', '-i', './openapi.json', '-o', 'hey-api'],
  orval: ['orval', '--config', 'orval.config.mjs'],
}

const linters: Record<string, string[]> = {
  Redocly: ['redocly', 'lint', 'openapi.json', '--extends', 'recommended'],
  Spectral: ['spectral', 'lint', 'openapi.json', '--ruleset', 'spectral.json', '--fail-severity', 'warn'],
}

const compilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'], target: 'es2022' },
  ...{ module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
}

/**
 * `openapi.json` has no errors in the recommended rules of two linters. Clients that three generators make from it
 * compile, and sign up, sign in, book and cancel against a running product.
 */
export async function proveGeneratedClients(folder: string): Promise<Figures> {
  const begin = performance.now()
  const work = join(folder, 'work')
  mkdirSync(work, { recursive: true })
  copyFileSync(contract, join(work, 'openapi.json'))
  writeFileSync(join(work, 'visit.ts'), visit)
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const target = { target: './orval/client.ts', client: 'fetch' }
  const api = { input: './openapi.json', output: target }
  writeFileSync(join(work, 'orval.config.mjs'), `export default ${JSON.stringify({ api })}`)
  // An operation has a summary; its security says who may call it.
  const rules = { 'operation-description': 'off' }
  writeFileSync(join(work, 'spectral.json'), JSON.stringify({ extends: ['spectral:oas'], rules }))
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', work, ...quiet, ...packages, '@types/node'])
  const run = (words: string[]) =>
    spawnSync(join(work, 'node_modules/.bin', words[0] as string), words.slice(1), {
      ...{ cwd: work, encoding: 'utf8' as const, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    })
  const rawat = await startRawat({ DATA_DIR: join(folder, 'data'), RAWAT_DEMO: 'on' })
  await rawat.open()
  const faults: string[] = []
  const done: string[] = []
  try {
    const list = await fetch(`${rawat.address}/api/doctors?perPage=20&bookable=true`)
    const { result } = (await list.json()) as { result: { slug: string }[] }
    const doctors = result.map(one => one.slug).join()
    for (const [name, words] of Object.entries(linters)) {
      const { status, stdout, stderr } = run(words)
      if (status !== 0) faults.push(`${name}: ${stdout}${stderr}`)
    }
    for (const [name, words] of Object.entries(generators)) {
      const made = run(words)
      if (made.status !== 0) faults.push(`${name}: ${made.stdout}${made.stderr}`)
      writeFileSync(join(work, `${name}-visit.ts`), programs[name] as string)
    }
    const types = run(['tsc', '-p', '.'])
    if (types.status !== 0) faults.push(types.stdout)
    for (const name of Object.keys(programs)) {
      run([
        'esbuild',
        `${name}-visit.ts`,
        '--bundle',
        '--format=esm',
        '--platform=node',
        `--outfile=${name}.mjs`,
      ])
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [join(work, `${name}.mjs`), rawat.address, doctors],
        { encoding: 'utf8' },
      )
      if (status !== 0 || !stdout.endsWith('cancelled_by_patient')) faults.push(`${name}: ${stdout}${stderr}`)
      else done.push(`${name}: ${stdout}`)
    }
  } finally {
    rawat.child.kill('SIGTERM')
    await rawat.ended
  }
  return {
    proof: 'linters accept openapi.json; generated clients sign up, sign in, book and cancel',
    rounds: done.length,
    seconds: secondsSince(begin),
    more: done.join(' · '),
    faults,
  }
}

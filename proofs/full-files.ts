import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { picture } from '../tests/pictures.ts'
import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'
import { smallDisk } from './small-disk.ts'

const megabytes = 700
const timeout = 180_000
const admin = { ADMIN_EMAIL: 'disk@example.org', ADMIN_PASSWORD: 'sembilan belas kucing' }

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of several kinds
  result: any
  retryAfter: string | null
}

/** R14: the disk of files, releases and emails is full or read-only while the database works: writes to it get 503, nothing is lost, and the product recovers by itself. */
export async function proveFullFiles(url: string, folder: string): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const observed: string[] = []
  let acknowledged = 0
  let lost = 0
  const disk = smallDisk(folder, megabytes, 'R14-FILES')
  const rawat = await startRawat({ DATABASE_URL: url, DATA_DIR: folder, ...admin })
  try {
    await rawat.ready()
    const { call, token } = await administrator(rawat.address)
    const upload = async (seed: number): Promise<Answer> => {
      const form = new FormData()
      form.set(
        'file',
        new Blob([Uint8Array.from(await picture({ seed }))], { type: 'image/jpeg' }),
        `${seed}.jpg`,
      )
      return read(
        await fetch(`${rawat.address}/api/admins/media`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        }),
      )
    }
    const until = async (what: string, happened: () => Promise<boolean>) => {
      for (const limit = performance.now() + timeout; performance.now() < limit; await wait(250))
        if (await happened()) return
      faults.push(`Not within ${timeout / 1000} s: ${what}.`)
    }
    const slug = (await call('GET', '/api/doctors?perPage=1')).result[0].slug as string
    const page = async () => (await fetch(`${rawat.address}/doctors/${slug}`)).text()
    for (const [index, [name, spoil, repair]] of (
      [
        ['full', () => disk.fill(0), () => disk.empty()],
        ['read-only', () => disk.freeze(), () => disk.thaw()],
      ] as const
    ).entries()) {
      if ((await upload(10 * index)).status !== 201)
        faults.push('A picture could not be stored before the disk was filled.')
      await spoil()
      const refused = await upload(10 * index + 1)
      if (refused.status !== 503 || !refused.retryAfter)
        faults.push(`${name}: an upload was answered ${refused.status}, Retry-After ${refused.retryAfter}.`)
      const item = (await call('GET', `/api/admins/doctors/${slug}`)).result
      const title = `Renamed on a disk that was ${name}`
      const edit = { data: { ...item.data, name: title }, version: item.version, publish: true }
      const saved = await call('PUT', `/api/doctors/${slug}`, edit)
      if (saved.status !== 200) faults.push(`${name}: an edit was answered ${saved.status}.`)
      const email = `full-${index}@example.org`
      const signUp = {
        name: 'Full',
        email,
        password: admin.ADMIN_PASSWORD,
        passwordCheck: admin.ADMIN_PASSWORD,
      }
      const asked = await call('POST', '/api/auth/patients/signup', { ...signUp, promotionalOffers: false })
      if (asked.status !== 202) faults.push(`${name}: a sign-up was answered ${asked.status}.`)
      acknowledged += 2
      await until(`${name}: a failed publication with its reason`, async () => {
        const [run] = (await call('GET', '/api/admins/publications')).result
        if (run?.state === 'failed') observed.push(`${name}: “${run.error}”`)
        return run?.state === 'failed'
      })
      const old = await page()
      if (!old.includes('</html>') || old.includes(title))
        faults.push(`${name}: the page is not the previous version.`)
      repair()
      const repairedAt = performance.now()
      await until(`${name}: the edit on its page`, async () => (await page()).includes(title))
      observed.push(`live ${Math.round((performance.now() - repairedAt) / 1000)} s after`)
      await until(`${name}: the email`, async () => emails(folder).some(one => one.includes(email)))
      if (!emails(folder).some(one => one.includes(email))) lost++
      if ((await upload(10 * index + 2)).status !== 201)
        faults.push(`${name}: a picture could not be stored afterwards.`)
      if (rawat.child.exitCode !== null) faults.push(`${name}: Rawat ended.`)
    }
  } finally {
    await rawat.kill()
    disk.remove()
  }
  const seen = { lost, duplicates: 0, seconds: secondsSince(begin), more: observed.join(' · '), faults }
  return { proof: 'R14 a disk of files that is full, and read-only', rounds: 2, acknowledged, ...seen }
}

const emails = (folder: string): string[] => {
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox)
    .filter(name => name.endsWith('.json'))
    .map(name => readFileSync(join(outbox, name), 'utf8'))
}

async function administrator(address: string) {
  let token = ''
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    read(
      await fetch(address + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  token = (await call('POST', '/api/auth/admins/login', login)).result.token
  return { call, token }
}

async function read(response: Response): Promise<Answer> {
  const { result } = (await response.json()) as { result: unknown }
  return { status: response.status, result, retryAfter: response.headers.get('retry-after') }
}

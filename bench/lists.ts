import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { type SQL, sql } from 'drizzle-orm'
import { connect } from '../src/server/database/connect.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/embedded.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { startRawat } from '../src/server/start.ts'
import { browserFlags, findBrowser } from '../tests/browser.ts'

const rows = 10_000
const times = 30
type Line = Record<string, string | number>

/** Drafts with a biography of some three kilobytes each, and as many patients; none of them is published. */
async function fill(url: string): Promise<void> {
  const { db, close } = connect(url)
  const text = 'Menangani penyakit jantung koroner dan gangguan irama jantung pada orang dewasa. '.repeat(38)
  await db.execute(sql`
    insert into content (id, kind, key, status, draft, position)
    select gen_random_uuid(), 'doctors', 'dokter-' || n, 'draft',
      jsonb_build_object('slug', 'dokter-' || n, 'name', 'Nama ' || translate(md5(n::text), '0123456789', 'ghijklmnop') || ' Dokter ' || n,
        'specialists', jsonb_build_array('specialist-' || n % 40), 'bookable', n % 10 > 0,
        'units', jsonb_build_array('unit-' || n % 10), 'languages', jsonb_build_array('Language ' || n % 12),
        'biography', jsonb_build_object('id', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
          jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
            jsonb_build_object('type', 'text', 'text', ${text}::text || n))))))), n
    from generate_series(1, ${rows}::int) n`)
  // Half of the doctors have sessions; the others are where their units are.
  const insert = (kind: string, key: string, count: number, data: SQL) => sql`
    insert into content (id, kind, key, status, data)
    select gen_random_uuid(), ${kind}::text, ${key}::text || '-' || n, 'published', ${data}
    from generate_series(0, ${count}::int - 1) n`
  await db.execute(
    insert(
      'specialists',
      'specialist',
      40,
      sql`jsonb_build_object('slug', 'specialist-' || n, 'name', '{}'::jsonb)`,
    ),
  )
  await db.execute(
    insert(
      'addresses',
      'place',
      20,
      sql`jsonb_build_object('code', 'place-' || n, 'officialName', 'Place ' || n,
    'timezone', 'Asia/Jakarta')`,
    ),
  )
  await db.execute(
    insert('units', 'unit', 10, sql`jsonb_build_object('code', 'unit-' || n, 'location', 'place-' || n)`),
  )
  await db.execute(sql`
    insert into schedule (id, doctor_id, location_id, weekday, start_time, end_time, mode, slot_minutes, capacity, valid_from)
    select gen_random_uuid(), doctor.id, place.id, weekday, '09:00', '12:00', 'slots', 30, 1, '2026-01-01'
    from content doctor join content place on place.key = 'place-' || doctor.position % 20, generate_series(1, 5) weekday
    where doctor.kind = 'doctors' and doctor.position % 2 = 0`)
  await db.execute(sql`
    insert into patient (id, full_name, phone, birth_date)
    select gen_random_uuid(), 'Pasien ' || md5(n::text), '0812' || lpad(n::text, 8, '0'), date '1950-01-01' + n
    from generate_series(1, ${rows}::int) n`)
  await db.execute(sql`analyze`)
  await close()
}

const quantile = (all: number[], part: number) =>
  Number((all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? 0).toFixed(1))
const line = (name: string, all: number[], more: Line = {}): Line => ({
  name,
  'p50 ms': quantile(all, 0.5),
  'p95 ms': quantile(all, 0.95),
  ...more,
})

async function answers(address: string, token: string): Promise<Line[]> {
  const lists: [string, string][] = [
    ['first page', 'doctors?perPage=25'],
    ['last page', `doctors?perPage=25&page=${rows / 25}`],
    ['search', 'doctors?perPage=25&search=dokter 77'],
    ['search that finds nothing', 'doctors?perPage=25&search=zzzz'],
    ['filter', 'doctors?perPage=25&status=draft'],
    ['filter by specialty', 'doctors?perPage=25&specialists=specialist-7'],
    ['filter by location', 'doctors?perPage=25&location=place-7'],
    ['filter by language', 'doctors?perPage=25&languages=Language 7'],
    ['filter by bookable', 'doctors?perPage=25&bookable=false'],
    ['four filters', 'doctors?specialists=specialist-7&location=place-7&languages=Language 7&bookable=true'],
    ['filters and search', 'doctors?specialists=specialist-7&bookable=true&search=dokter 77'],
    ['languages to choose from', 'content/doctors/tags/languages'],
    ['sort by name', 'doctors?perPage=25&sort=-name'],
    ['patients, first page', 'patients?perPage=25'],
    ['patients, search', 'patients?perPage=25&search=0812000077'],
  ]
  const found: Line[] = []
  for (const [name, path] of lists) {
    const took: number[] = []
    for (let index = 0; index < times; index++) {
      const before = performance.now()
      const answer = await fetch(`${address}/api/admins/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
      took.push(performance.now() - before)
    }
    found.push(line(`server: ${name}`, took))
  }
  return found
}

const shown = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()

async function onScreen(address: string, token: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    await page.addInitScript(value => localStorage.setItem('token', value), token)
    const opened: number[] = []
    const filtered: number[] = []
    const sorted: number[] = []
    for (let index = 0; index < 8; index++) {
      let before = performance.now()
      await page.goto(`${address}/admins/hospitals/doctors`)
      await page.getByRole('row').nth(25).waitFor()
      opened.push(performance.now() - before)
      const search = page.getByRole('searchbox')
      before = performance.now()
      await search.fill(`dokter ${7700 + index}`)
      await shown(page, /^1\b/)
      filtered.push(performance.now() - before)
      await search.fill('')
      await shown(page, /10,?000/)
      before = performance.now()
      await page.getByRole('columnheader').getByRole('button').first().click()
      await page.locator('[aria-busy="false"]').waitFor()
      sorted.push(performance.now() - before)
    }
    return [
      line('browser: a page load to its rows', opened),
      line('browser: typing to the answer, with the 200 ms of debounce', filtered),
      line('browser: a press on a heading to its order', sorted),
    ]
  } finally {
    await browser.close()
  }
}

/** The lists of the back office with ten thousand rows: server time, and the time until the page shows them. */
export async function benchLists(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-bench-lists-'))
  const database = await startEmbeddedPostgres({ dataDir })
  try {
    await migrate(database.url)
    await fill(database.url)
    const administrator = { email: 'bench@example.org', password: `bench-${crypto.randomUUID()}` }
    const rawat = await startRawat({
      PORT: '0',
      DATA_DIR: join(dataDir, 'rawat'),
      DATABASE_URL: database.url,
      RAWAT_DEMO: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    try {
      const entered = await fetch(`${rawat.address}/api/auth/admins/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
      })
      const { result } = (await entered.json()) as { result: { token: string } }
      return [
        ...(await answers(rawat.address, result.token)),
        ...(await onScreen(rawat.address, result.token)),
      ]
    } finally {
      await rawat.stop()
    }
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

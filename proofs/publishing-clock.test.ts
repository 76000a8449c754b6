import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRow, saveItem } from '#server/content/writes.ts'
import { isDue } from '#server/publishing/due.ts'
import { hashesOf, openPublishing, type PublishingHospital } from '../tests/publishing-hospital.ts'

let hospital: PublishingHospital
/** Pages of the first release (a full build) that read the machine's clock instead of the render clock. */
let frozen: string[] | undefined

beforeAll(async () => {
  hospital = await openPublishing()
  // Far from midnight in Indonesia, so that the test ends on the same day.
  const { deps, pass } = hospital
  const now = deps.now().toZonedDateTimeISO('Asia/Jakarta')
  const noon = now
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: 'Asia/Jakarta', plainTime: '12:00' })
  pass({ milliseconds: noon.epochMilliseconds - now.epochMilliseconds })
  await hospital.publisher.start()
  frozen = hospital.publisher.last?.frozen
}, 180_000)
afterAll(() => hospital.close())

const dueNow = () => isDue(hospital.publisher.current, hospital.deps.now())

async function timePasses() {
  const { publisher } = hospital
  if (!dueNow()) return
  publisher.request('schedule')
  await publisher.idle()
}

async function edit(headline: string): Promise<string> {
  const { deps, publisher } = hospital
  const [key = ''] = Object.keys(publisher.current?.files ?? {})
    .flatMap(path => /^doctors\/([^/]+)\.vcf$/.exec(path)?.[1] ?? [])
    .sort()
  await deps.db.transaction(async db => {
    const row = await findRow(db, 'doctors', key)
    const data = { ...row?.data, headline: { en: headline } }
    await saveItem(db, {
      kind: 'doctors',
      key,
      data,
      version: row?.version ?? 0,
      publish: true,
      accountId: null,
    })
  })
  publisher.request('change')
  await publisher.idle()
  return `doctors/${key}.html`
}

it('pages show today again, and no change is lost, after the clock jumped ahead and was corrected', async () => {
  const { publisher, pass } = hospital
  const page = await edit('Before the jump')
  const today = hashesOf(publisher)
  pass({ hours: 24 * 400 })
  await timePasses()
  expect(dueNow()).toBe(false)
  const then = hashesOf(publisher)
  expect(Object.keys(today).filter(path => then[path] !== today[path])).toContain('index.html')
  await edit('While it was ahead')
  pass({ hours: -24 * 400 })
  await timePasses()
  expect(dueNow()).toBe(false)
  const back = hashesOf(publisher)
  const differing = Object.keys(today).filter(path => back[path] !== today[path])
  const file = publisher.current?.files[page]
  expect(file && (await publisher.store.read(file)).toString()).toContain('While it was ahead')
  await edit('Before the jump')
  // The sitemap and the page itself say when the doctor was last changed.
  const dated = (path: string) => path.endsWith(page) || /^sitemap-\w+\.xml$/.test(path)
  const undated = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !dated(path)))
  expect(undated(hashesOf(publisher))).toEqual(undated(today))
  expect(differing).toContain(page)
}, 180_000)

it('a clock correction of seconds causes no rebuild', async () => {
  const { publisher, pass } = hospital
  const { id } = publisher.current ?? {}
  pass({ seconds: -20 })
  await timePasses()
  expect(publisher.current?.id).toBe(id)
}, 60_000)

it('no page of the site reads the clock of the machine', () => {
  expect(frozen).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RenderWorker, type WorkerPage, workerCount } from '#publishing/render/pool.ts'
import { allContent } from '#server/publishing/publications.ts'
import { openPublishing, type PublishingHospital } from '../tests/publishing-hospital.ts'
import { compareRandomEdits } from '../tests/publishing-random-edits.ts'

const seed = Number(process.env.RAWAT_SEED ?? 20261120)
const rounds = Number(process.env.RAWAT_ROUNDS ?? 6)

let hospital: PublishingHospital
let full: ReturnType<PublishingHospital['fullBuilds']>
let hasWorkerPages = false

beforeAll(async () => {
  hospital = await openPublishing()
  await hospital.publisher.start()
  // In the full build, render workers may render every page.
  full = hospital.fullBuilds(1)
}, 180_000)
afterAll(() => hospital.close())

it(
  'after any edits, and at any time, the incremental build has the same bytes as a full build',
  async () => {
    const { edits, faults, ...result } = await compareRandomEdits(hospital, full, { rounds, seed })
    hasWorkerPages = result.hasWorkerPages
    expect(faults).toEqual([])
    expect(edits).toBeGreaterThan(rounds)
  },
  120_000 + 20_000 * rounds,
)

it('the full build contains pages of a render worker', context => {
  context.skip(workerCount() === 0, 'This machine has no core or no memory to spare for another process.')
  expect(hasWorkerPages).toBe(true)
})

it('a page has the same bytes and headers whichever process renders it, also without any earlier page', async () => {
  const { deps, publisher } = hospital
  await publisher.publishAll('demand')
  await publisher.idle()
  const store = publisher.store.directory
  const [bundle = ''] = readdirSync(join(store, 'bundles'))
  const { content } = await allContent(deps.db, deps.now(), null)
  const { parts, timetables } = content
  if (!timetables) throw new Error('All content comes with its timetables.')
  const site = 'http://hospital.example'
  const worker = new RenderWorker({
    ...{
      bundle: join(store, 'bundles', bundle),
      site,
      store,
      code: 'another',
      content: { parts, timetables },
    },
    now: deps.now().toString(),
  })
  try {
    await worker.opened
    const ours = publisher.current?.files ?? {}
    const files = Object.keys(ours).filter(path => path.endsWith('.html') && !/^(chat|_)/.test(path))
    const pages = files.map((file): WorkerPage => [file])
    const rendered = await worker.render(pages, deps.now())
    const theirs = rendered.map(page => [page.file, 'error' in page ? page.error : page.stored])
    expect(theirs).toEqual(files.map(file => [file, ours[file]]))
  } finally {
    worker.end()
  }
}, 120_000)

/** A render worker: renders a share of the pages for the render process, and ends with it. */
import { constants, setPriority } from 'node:os'
import pLimit from 'p-limit'
import { SiteStore } from '../release/site-store.ts'
import { answerWhole } from '../release/whole-response.ts'
import { ContentSnapshot } from './content-snapshot.ts'
import { startHeartbeat } from './heartbeat.ts'
import { watchMachineClock } from './machine-clock.ts'
import type { WorkerAnswer, WorkerOpening, WorkerQuestion } from './pool.ts'
import { PageRenderer } from './render-page.ts'
import { SiteRenderer } from './site-renderer.ts'

// Requests of visitors come first, so this process runs with low priority. Some hosts do not allow that.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {}

watchMachineClock()
answerWhole()
startHeartbeat()
let pageRenderer: PageRenderer | undefined

async function open(opening: WorkerOpening): Promise<void> {
  const { bundle, site, store, content, now } = opening
  const snapshot = new ContentSnapshot()
  for (const part of content.parts) snapshot.put(part)
  snapshot.putTimetables(content.timetables)
  const renderer = await SiteRenderer.open(bundle, site)
  pageRenderer = new PageRenderer(renderer, new SiteStore(store), snapshot)
  pageRenderer.renew()
  // Astro's app needs its list of pages before it can render.
  await pageRenderer.recorded(Temporal.Instant.from(now), () => renderer.files())
}

async function answerTo(question: WorkerQuestion): Promise<WorkerAnswer> {
  if (question.ask === 'open') await open(question)
  if (question.ask !== 'render' || !pageRenderer) return { rendered: [], memory: 0, processor: 0 }
  const rendered = []
  for (const [file, before] of question.pages)
    rendered.push(await pageRenderer.render(file, Temporal.Instant.from(question.now), before))
  const { user, system } = process.cpuUsage()
  return { rendered, memory: process.memoryUsage.rss(), processor: (user + system) / 1000 }
}

// One at a time: reads are recorded for the page that is being rendered.
const queue = pLimit(1)
process.on('message', (question: WorkerQuestion) => {
  queue(async () => process.send?.(await answerTo(question))).catch(error => {
    process.stderr.write(`${error.stack ?? error}\n`)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(0))

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { chromium, type Page } from '@playwright/test'
import { createEngine } from '../src/search/engine.ts'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { compressedSize, largeDirectory } from './search-network.ts'

const count = 10_000
const picture = join(import.meta.dirname, '../public/art/doctors/ayu-lestari-kusumaningtyas.svg')
const questions = [
  'ayu',
  'dr. Ayu Lestari, Sp.JP',
  'sakit kepala',
  'sakit jantng',
  'kusumaningtias',
  'dokter anak sabtu makasar',
  'saya sering nyeri dada kalau naik tangga',
  'qwertyuiop asdfgh',
]
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
const ms = (time: number) => Number(time.toFixed(1))

/** Milliseconds from the bytes to the first answer, in a separate thread. */
async function indexing(json: string): Promise<number> {
  const thread = new Worker(new URL('../src/server/site/search/search-thread.ts', import.meta.url))
  const answered = () => new Promise(resolve => thread.once('message', resolve))
  const ask = (id: number) =>
    thread.postMessage({ id, query: { search: 'ayu', language: 'en', now: Date.now() } })
  // The start of the thread is not measured.
  thread.postMessage({ directory: json })
  ask(1)
  await answered()
  const started = performance.now()
  thread.postMessage({ directory: json })
  ask(2)
  await answered()
  const took = performance.now() - started
  await thread.terminate()
  return took
}

/**
 * The work of the main thread in two parts, and the bytes transferred for both: from the focus until the form is
 * hydrated, and from the query to its result.
 */
async function firstAnswer(page: Page, address: string, json: string) {
  let bytes = compressedSize(json)
  await page.route('**/search/doctors.json', route =>
    route.fulfill({ body: json, contentType: 'application/json' }),
  )
  // The invented doctors have the picture of one of the demo: a missing one costs more than a picture.
  await page.route('**/art/doctors/*', route => route.fulfill({ path: picture }))
  await page.goto(`${address}/doctors`, { waitUntil: 'networkidle' })
  page.on('response', async response => {
    if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  // CPU time of the thread, as other processes use the machine too; without the cost of measuring.
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(one => one.name === name)?.value ?? 0
    return 1000 * (of('TaskDuration') - of('DevToolsCommandDuration'))
  }
  const before = await busy()
  // A form is hydrated when it gets the focus.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#finder-term')
    const island = field?.closest('astro-island')
    if (!field || !island) throw new Error('The page has no field for the question.')
    const hydrated = new Promise(resolve => island.addEventListener('astro:hydrate', resolve, { once: true }))
    field.focus()
    return hydrated.then(() => undefined)
  })
  await page.waitForTimeout(400)
  const hydrated = await busy()
  const started = performance.now()
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#finder-term')
    if (!field) throw new Error('The page has no field for the question.')
    // Observe the change: polling in every frame would cause extra frames and count them.
    const answered = new Promise<void>(resolve => {
      const observer = new MutationObserver(() => {
        if (!/\d/.test(document.querySelector('[data-answer-count]')?.textContent ?? '')) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    field.value = 'sakit jantng'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return answered
  })
  const answered = performance.now() - started
  await page.waitForTimeout(400)
  return { hydration: hydrated - before, main: (await busy()) - hydrated, answered, bytes }
}

/** The search at ten thousand doctors: bytes transferred, CPU time on the reader's device, and time on its main thread. */
export async function benchSearch(address: string): Promise<Record<string, string | number>[]> {
  const directory = await largeDirectory(count)
  const json = JSON.stringify(directory)
  const find = createEngine(directory)
  const times = questions.map(search => {
    const runs = Array.from({ length: 7 }, () => {
      const started = performance.now()
      find({ search, language: 'id', now: Date.now() })
      return performance.now() - started
    })
    return { search, time: middle(runs) }
  })
  const slowest = times.toSorted((a, b) => b.time - a.time)[0]
  const index = []
  for (let run = 0; run < 5; run++) index.push(await indexing(json))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const answers = []
  for (let run = 0; run < 5; run++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    answers.push(await firstAnswer(page, address, json))
    await page.close()
  }
  await browser.close()
  return [
    {
      name: `${count} doctors, both languages`,
      'data KB (brotli)': ms(compressedSize(json) / 1000),
      'first answer KB': ms((answers[0]?.bytes ?? 0) / 1000),
      'index in a worker ms': ms(middle(index)),
      'hydration, main thread ms': ms(middle(answers.map(one => one.hydration))),
      'answer, main thread ms': ms(middle(answers.map(one => one.main))),
      'answered after ms': ms(middle(answers.map(one => one.answered))),
      'question ms': ms(middle(times.map(one => one.time))),
      'slowest question ms': `${ms(slowest?.time ?? 0)} (${slowest?.search})`,
    },
  ]
}

import { expect, test } from 'vitest'
import { type RenderWorker, renderPages, type WorkerPage } from './pool.ts'
import type { PageRenderer, RenderedPage } from './render-page.ts'

const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
const files = Array.from({ length: 300 }, (_, at) => `page-${at}.html`)
const rendered = (file: string, by: string): RenderedPage => ({ file, error: by })

/** Rendering in this process is synchronous; the workers answer later. */
async function build(options: { ready?: boolean; pages?: number }[]) {
  const workers = options.map(({ ready = true, pages = Number.POSITIVE_INFINITY }, at) => {
    let left = pages
    const render = async (batch: WorkerPage[]) => {
      await new Promise(resolve => setImmediate(resolve))
      left -= batch.length
      if (left < 0) throw new Error('It was ended.')
      return batch.map(([file]) => rendered(file, `worker ${at}`))
    }
    return { opened: ready ? Promise.resolve() : new Promise(() => {}), render } as unknown as RenderWorker
  })
  const pageRenderer = {
    before: {},
    render: async (file: string) => rendered(file, 'here'),
  } as unknown as PageRenderer
  const taken: RenderedPage[] = []
  await renderPages(pageRenderer, workers, files, now, page => taken.push(page))
  const by = new Set(taken.map(page => ('error' in page ? page.error : '')))
  return { taken: taken.map(({ file }) => file).sort(), by: [...by].sort() }
}
const all = files.toSorted()

test('several workers render every page once', async () => {
  expect(await build([])).toEqual({ taken: all, by: ['here'] })
  expect(await build([{}, {}])).toEqual({ taken: all, by: ['here', 'worker 0', 'worker 1'] })
})

test('a page that a visitor waits for is rendered before the others', async () => {
  const taken: string[] = []
  const urgent = ['page-200.html']
  const render = async (file: string) => {
    if (taken.length === 5) urgent.push('page-299.html', 'page-0.html', 'page-100.html')
    return rendered(file, 'here')
  }
  const pageRenderer = { before: {}, render } as unknown as PageRenderer
  await renderPages(pageRenderer, [], files, now, page => taken.push(page.file), urgent)
  expect(taken.slice(0, 2)).toEqual(['page-200.html', 'page-0.html'])
  expect(taken.slice(6, 9)).toEqual(['page-299.html', 'page-5.html', 'page-100.html'])
  expect(taken.toSorted()).toEqual(all)
})

test('the batch of a killed worker is rendered by the others, once', async () => {
  expect(await build([{ pages: 100 }])).toEqual({ taken: all, by: ['here', 'worker 0'] })
  expect(await build([{ pages: 0 }, { pages: 0 }])).toEqual({ taken: all, by: ['here'] })
})

test('pages that a worker had not returned when it died near the end are rendered once', async () => {
  const turns = async (many: number) => {
    for (let at = 0; at < many; at++) await new Promise(resolve => setImmediate(resolve))
  }
  for (const [count, pace] of [5, 9, 20, 33].flatMap(many => [1, 2, 5].map(one => [many, one] as const)))
    for (let last = 0; last <= count; last++) {
      const some = files.slice(0, count)
      // One batch after the other, as a process answers; the first of the workers dies at some point.
      const workers = [last, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY].map((pages, at) => {
        let left = pages
        let turn: Promise<unknown> = Promise.resolve()
        const answer = async (batch: WorkerPage[]) => {
          await turns(pace * batch.length + at)
          left -= batch.length
          if (left < 0) throw new Error('It was ended.')
          return batch.map(([file]) => rendered(file, 'worker'))
        }
        const render = (batch: WorkerPage[]) => {
          const work = turn.then(() => answer(batch))
          turn = work.catch(() => {})
          return work
        }
        return { opened: Promise.resolve(), render } as unknown as RenderWorker
      })
      const render = async (file: string) => {
        await turns(1)
        return rendered(file, 'here')
      }
      const pageRenderer = { before: {}, render } as unknown as PageRenderer
      const taken: string[] = []
      await renderPages(pageRenderer, workers, some, now, page => taken.push(page.file))
      expect(taken.sort(), `${count} pages, a worker dies after ${last}`).toEqual(some.toSorted())
    }
})

test('a worker has its next batch before its last answer is read', async () => {
  let [inWork, most] = [0, 0]
  const render = async (batch: WorkerPage[]) => {
    most = Math.max(most, ++inWork)
    await new Promise(resolve => setImmediate(resolve))
    inWork--
    return batch.map(([file]) => rendered(file, 'worker'))
  }
  const worker = { opened: Promise.resolve(), render } as unknown as RenderWorker
  const pageRenderer = {
    before: {},
    render: async (file: string) => rendered(file, 'here'),
  } as unknown as PageRenderer
  await renderPages(pageRenderer, [worker], files, now, () => {})
  expect(most).toBe(2)
})

test('a worker that is not ready before all pages are rendered delays nothing', async () => {
  expect(await build([{ ready: false }])).toEqual({ taken: all, by: ['here'] })
})

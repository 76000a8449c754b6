import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ReleaseFile } from '../release/release.ts'
import type { ContentSnapshot } from './content-snapshot.ts'
import { heartbeatTimeout, isHeartbeat, killWithoutHeartbeat } from './heartbeat.ts'
import { type RenderPaths, renderArguments } from './messages.ts'
import type { PageRenderer, RenderedPage } from './render-page.ts'

/** All that a worker needs to render the same pages as the render process. */
export interface WorkerOpening extends RenderPaths {
  content: ReturnType<ContentSnapshot['contents']>
  now: string
}
/** A page to render, and what the same version of the code rendered before. */
export type WorkerPage = [file: string, before?: ReleaseFile]
export type WorkerQuestion =
  | ({ ask: 'open' } & WorkerOpening)
  | { ask: 'render'; pages: WorkerPage[]; now: string }
export interface WorkerAnswer {
  rendered: RenderedPage[]
  /** Resident bytes, and CPU milliseconds so far. */
  memory: number
  processor: number
}

const megabytes = 1024 * 1024
const workerMegabytes = 1200
/** More workers gain nothing: all share one disk and one process that collects the results. */
const maxWorkers = 3
const maxBatch = 64
/** The longest time that rendering in this process may block the event loop. */
const maxBlockMilliseconds = 100

/** One worker for each core that the render process leaves free, as far as the memory suffices. */
export const workerCount = (): number =>
  Math.max(
    0,
    Math.min(
      maxWorkers,
      availableParallelism() - 1,
      Math.floor(process.availableMemory() / megabytes / workerMegabytes),
    ),
  )

/** Starts as many workers as this machine can use. They end with the build. */
export const startWorkers = (opening: WorkerOpening): RenderWorker[] =>
  Array.from({ length: workerCount() }, () => new RenderWorker(opening))

/** Another process with the same code and content. It lives for one build. */
export class RenderWorker {
  /** Resolves when the worker has loaded the code and the content. */
  readonly opened: Promise<unknown>
  readonly #child: ChildProcess
  /** Pending answers, in the order of the questions. */
  readonly #pending: { resolve: (answer: WorkerAnswer) => void; reject: (reason: Error) => void }[] = []
  memory = 0
  processor = 0

  constructor(opening: WorkerOpening) {
    this.#child = fork(join(import.meta.dirname, 'worker-process.ts'), {
      execArgv: renderArguments(workerMegabytes),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('error', () => {})
    this.#child.on('message', answer => {
      if (!isHeartbeat(answer)) this.#pending.shift()?.resolve(answer as WorkerAnswer)
    })
    this.#child.once('exit', () => this.#ended())
    // The batch of a killed worker is rendered by the others, as when a worker ends by itself.
    killWithoutHeartbeat(this.#child, heartbeatTimeout, reason => process.stderr.write(`${reason.message}\n`))
    this.opened = this.#ask({ ask: 'open', ...opening })
    this.opened.catch(() => {})
  }

  async render(pages: WorkerPage[], now: Temporal.Instant): Promise<RenderedPage[]> {
    const { rendered, memory, processor } = await this.#ask({ ask: 'render', pages, now: now.toString() })
    this.memory = Math.max(memory, this.memory)
    this.processor = processor
    return rendered
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  #ended(): void {
    for (const { reject } of this.#pending.splice(0))
      reject(new Error('A process that helped to render has ended.'))
  }

  #ask(question: WorkerQuestion): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject })
      this.#child.send(question, error => {
        if (error) this.#ended()
      })
    })
  }
}

/**
 * Renders files, some of them in the workers, and passes each page to `take` as it is ready. If a worker dies, the
 * others and this process render the pages that it had not returned. This process renders the files in `urgent` first;
 * files may be added to it while it works.
 */
export async function renderPages(
  pageRenderer: PageRenderer,
  workers: readonly RenderWorker[],
  files: readonly string[],
  now: Temporal.Instant,
  take: (page: RenderedPage) => void,
  urgent: string[] = [],
): Promise<void> {
  const waiting = files.toReversed()
  const next = () => {
    const at = waiting.indexOf(urgent.shift() ?? '')
    return at < 0 ? waiting.pop() : waiting.splice(at, 1)[0]
  }
  const assigned = new Set<Promise<void>>()
  const assign = async (worker: RenderWorker) => {
    await worker.opened
    while (waiting.length > 0) {
      // Smaller batches towards the end, so that all workers finish together.
      const size = Math.ceil(waiting.length / (workers.length + 1) / 2)
      const batch = waiting.splice(-Math.min(maxBatch, size))
      const pages = batch.map((file): WorkerPage => [file, pageRenderer.before[file]])
      const work = worker.render(pages, now).then(
        done => done.forEach(take),
        error => {
          waiting.push(...batch)
          throw error
        },
      )
      const ended = work.catch(() => {})
      assigned.add(ended)
      await work.finally(() => assigned.delete(ended))
    }
  }
  // An error or a late start of a worker needs no handling: its pages are still in `waiting`.
  // Two batches per worker: it starts the second while this process reads the answer to the first.
  for (const worker of [...workers, ...workers]) assign(worker).catch(() => {})
  let yieldedAt = performance.now()
  do {
    for (let file = next(); file !== undefined; file = next()) {
      take(await pageRenderer.render(file, now))
      // Rendering does not yield to the event loop: yield here, so that answers of workers are read and heartbeats
      // are sent.
      if (workers.length > 0 || performance.now() - yieldedAt >= maxBlockMilliseconds) {
        await yieldToEventLoop()
        yieldedAt = performance.now()
      }
    }
    await Promise.all(assigned)
    // The batch of a worker that died may be back in `waiting`, or with another worker.
  } while (waiting.length > 0 || assigned.size > 0)
}

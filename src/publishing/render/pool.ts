import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate as letOthers } from 'node:timers/promises'
import type { ContentSnapshot } from './content-snapshot.ts'
import { heartbeatTimeout, isHeartbeat, killWithoutHeartbeat } from './heartbeat.ts'
import type { RenderPaths } from './messages.ts'
import type { PageRenderer, RenderedPage } from './render-page.ts'

/** All that a hand needs to render what the render process does. */
export interface WorkerOpening extends RenderPaths {
  content: ReturnType<ContentSnapshot['contents']>
  now: string
}
export type WorkerQuestion = ({ ask: 'open' } & WorkerOpening) | { ask: 'make'; files: string[]; now: string }
export interface WorkerAnswer {
  made: RenderedPage[]
  /** Resident bytes, and milliseconds of the processor so far. */
  memory: number
  processor: number
}

const megabytes = 1024 * 1024
const mostMemory = 1200
/** More than these share one disk and one process that puts all together. */
const mostHands = 3
const biggestBatch = 64
/** So long at most the event loop waits while this process renders by itself. */
const restMilliseconds = 100

/** A hand for each core that the render process leaves free, as far as the memory goes. */
export const workerCount = (): number =>
  Math.max(
    0,
    Math.min(
      mostHands,
      availableParallelism() - 1,
      Math.floor(process.availableMemory() / megabytes / mostMemory),
    ),
  )

/** Another process with the same code and content. It keeps nothing, and is there for one build. */
export class RenderWorker {
  /** It has the code and the content. */
  readonly opened: Promise<unknown>
  readonly #child: ChildProcess
  /** Who waits for an answer, in the order of the questions. */
  readonly #asked: { resolve: (answer: WorkerAnswer) => void; reject: (reason: Error) => void }[] = []
  memory = 0
  processor = 0

  constructor(opening: WorkerOpening) {
    this.#child = fork(join(import.meta.dirname, 'worker-process.ts'), {
      // Islands ask for a browser's storage, and there is none.
      execArgv: [`--max-old-space-size=${mostMemory}`, '--no-experimental-webstorage'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('error', () => {})
    this.#child.on('message', answer => {
      if (!isHeartbeat(answer)) this.#asked.shift()?.resolve(answer as WorkerAnswer)
    })
    this.#child.once('exit', () => this.#ended())
    // What it had is rendered here, as when it ends by itself.
    killWithoutHeartbeat(this.#child, heartbeatTimeout, reason => process.stderr.write(`${reason.message}\n`))
    this.opened = this.#ask({ ask: 'open', ...opening })
    this.opened.catch(() => {})
  }

  async make(files: string[], now: Temporal.Instant): Promise<RenderedPage[]> {
    const { made, memory, processor } = await this.#ask({ ask: 'make', files, now: now.toString() })
    this.memory = Math.max(memory, this.memory)
    this.processor = processor
    return made
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  #ended(): void {
    for (const { reject } of this.#asked.splice(0))
      reject(new Error('A process that helped to render has ended.'))
  }

  #ask(question: WorkerQuestion): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject })
      this.#child.send(question, error => {
        if (error) this.#ended()
      })
    })
  }
}

/**
 * Renders files, some of them by other hands; each page is given to `take` as it comes. What a hand that ended has not
 * given back is rendered here.
 */
export async function renderPages(
  maker: PageRenderer,
  hands: readonly RenderWorker[],
  files: readonly string[],
  now: Temporal.Instant,
  take: (page: RenderedPage) => void,
): Promise<void> {
  const waiting = files.toReversed()
  const lent = new Set<Promise<void>>()
  const lend = async (hand: RenderWorker) => {
    await hand.opened
    while (waiting.length > 0) {
      // Towards the end less at a time, so that all are ready together.
      const size = Math.ceil(waiting.length / (hands.length + 1) / 2)
      const batch = waiting.splice(-Math.min(biggestBatch, size))
      const work = hand.make(batch, now).then(
        pages => pages.forEach(take),
        error => {
          waiting.push(...batch)
          throw error
        },
      )
      const ended = work.catch(() => {})
      lent.add(ended)
      await work.finally(() => lent.delete(ended))
    }
  }
  // A hand that is not ready before all is done, or ends, is missed by nobody.
  // With its next pages a hand need not wait until somebody here has read what it gave.
  for (const hand of [...hands, ...hands]) lend(hand).catch(() => {})
  let rested = performance.now()
  do {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      take(await maker.make(file, now))
      // Rendering takes no turn of the event loop by itself: answers of hands come in one, and signs of life leave in one.
      if (hands.length > 0 || performance.now() - rested >= restMilliseconds) {
        await letOthers()
        rested = performance.now()
      }
    }
    await Promise.all(lent)
    // What a hand that ended leaves may be with another one by now.
  } while (waiting.length > 0 || lent.size > 0)
}

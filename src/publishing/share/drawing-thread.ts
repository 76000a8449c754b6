import { Worker } from 'node:worker_threads'
import type { ShareDrawing } from './draw.ts'

interface Waiting {
  resolve: (png: Buffer) => void
  reject: (reason: Error) => void
}

/** Fonts and the image library take some 60 MB: the thread ends if it is idle for this long. */
const idleMilliseconds = 60_000

/** The worker thread that draws, started at the first request. */
export class DrawingThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  draw(drawing: ShareDrawing): Promise<Buffer> {
    const worker = this.#start()
    clearTimeout(this.#idle)
    const id = ++this.#last
    // A pending drawing keeps the process alive; an idle thread does not.
    worker.ref()
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, drawing })
    }).finally(() => {
      if (this.#waiting.size > 0) return
      worker.unref()
      this.#idle = setTimeout(() => this.stop(), idleMilliseconds).unref()
    })
  }

  stop(): void {
    clearTimeout(this.#idle)
    this.#end(new Error('The drawing thread was stopped.'))
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
    worker.on('message', ({ id, png, error }: { id: number; png?: Uint8Array; error?: string }) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (png) waiting?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
      else waiting?.reject(new Error(error))
    })
    worker.on('error', error => this.#end(error as Error))
    this.#worker = worker
    return worker
  }

  #end(reason: Error): void {
    void this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}

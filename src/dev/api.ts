import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ApiMessage, ApiOrder } from './api-process.ts'

interface Listener {
  ready(greeting: string, milliseconds: number): void
  failed(reason: string): void
  contentChanged(): void
}

/** Milliseconds of debounce: saving several files at once causes one restart. */
const debounceMilliseconds = 20

/** The API in a child process, which is replaced when the code changes. */
export class Api {
  readonly #environment: NodeJS.ProcessEnv
  readonly #listener: Listener
  #serving: ChildProcess | undefined
  #spare: ChildProcess | undefined
  #packages: string[] = []
  #address = Promise.withResolvers<string>()
  /** Whether the promise of the address is resolved or rejected. */
  #known = false
  #pending: NodeJS.Timeout | undefined
  #stopped = false

  constructor(environment: NodeJS.ProcessEnv, listener: Listener) {
    this.#environment = environment
    this.#listener = listener
    this.#serve()
  }

  /** The address of the API. Waits while it restarts; rejects if its code does not start. */
  get address(): Promise<string> {
    return this.#address.promise
  }

  /** Restarts the API after the debounce; the running process is killed then. */
  restart(): void {
    clearTimeout(this.#pending)
    if (this.#stopped) return
    // While the promise is pending its callers keep waiting for the same one.
    if (this.#known) this.#address = Promise.withResolvers()
    this.#known = false
    this.#pending = setTimeout(() => this.#serve(), debounceMilliseconds)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#pending)
    this.#spare?.kill('SIGKILL')
    const child = this.#serving
    if (!child || !isRunning(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const impatient = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(impatient)
  }

  async #serve(): Promise<void> {
    const before = this.#serving
    const child = this.#spare ?? this.#prepare()
    this.#spare = undefined
    this.#serving = child
    const begun = performance.now()
    if (before && isRunning(before)) {
      // The lock of the data folder must be free. A graceful stop would take half a second.
      const ended = once(before, 'exit')
      before.kill('SIGKILL')
      await ended
    }
    if (this.#serving !== child || this.#stopped) return void child.kill('SIGKILL')
    const fail = (reason: string) => {
      if (this.#serving !== child || this.#stopped) return
      // If a process ends after its start, its resolved address no longer answers: replace the promise.
      if (this.#known) this.#address = Promise.withResolvers()
      this.#known = true
      this.#address.promise.catch(() => {})
      this.#address.reject(new Error(reason))
      this.#listener.failed(reason)
    }
    child.once('exit', (code, signal) => fail(`The API ended (${signal ?? code}); see the terminal.`))
    child.on('message', (message: ApiMessage) => {
      if (this.#serving !== child) return
      if ('contentChanged' in message) return this.#listener.contentChanged()
      if ('failed' in message) fail(message.failed)
      else {
        this.#known = true
        this.#address.resolve(message.ready)
        this.#packages = message.packages
        this.#listener.ready(message.greeting, performance.now() - begun)
      }
      this.#spare ??= this.#prepare()
    })
    order(child, { serve: true })
  }

  #prepare(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'api-process.ts'), {
      env: this.#environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('error', () => {})
    order(child, { packages: this.#packages })
    return child
  }
}

const order = (child: ChildProcess, message: ApiOrder) => child.send(message, () => {})
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

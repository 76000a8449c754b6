import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { noSteps, type Steps } from '#terminal/steps.ts'
import type { ReleaseFile } from '../release/release.ts'
import { bundleTimeout, heartbeatTimeout, isHeartbeat, killWithoutHeartbeat } from './heartbeat.ts'
import {
  type Answers,
  isPagesDone,
  isUrgentPage,
  type PagesDone,
  type Question,
  renderArguments,
  type UrgentAnswer,
  type UrgentPage,
} from './messages.ts'

/** Bundling and rendering run hundreds of packages, which must not see passwords. */
const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(DATABASE|SMTP|STORAGE|FHIR|ADMIN|S3|PUBLISH)_/.test(name),
    ),
  )

/** What pages are rendered from, and where their files are stored. */
export interface Renders {
  publicUrl: string
  directory: string
  code: string
  /** From this number of pages on, render workers help. */
  many?: number | undefined
  /** Called with the reason when a frozen process was killed. */
  warn?: (reason: Error) => void
}

/** Renders pages in a separate process, so that a build does not slow down the API. */
export class Renderer {
  #child: ChildProcess | undefined
  #bundling: ChildProcess | undefined
  #rejectAnswer: ((reason: Error) => void) | undefined
  readonly #queue = pLimit(1)
  /** An incremental build is running, or its release is not live yet. */
  #isIncremental = false
  /** The pending requests for pages of the running build, by page. */
  readonly #urgent = new Map<string, ((stored: ReleaseFile | null) => void)[]>()
  #opening: Promise<void> | undefined
  #bundled: Promise<void> | undefined
  /** Shows the progress of bundling and rendering in a terminal. */
  steps: Steps = noSteps
  readonly #environment: NodeJS.ProcessEnv
  readonly #directory: string
  readonly #site: string
  readonly #bundle: string
  readonly #code: string
  readonly #many: number | undefined
  readonly #warn: (reason: Error) => void

  /** From `many` pages on, render workers help. */
  constructor({ publicUrl, directory, code, many, warn = () => {} }: Renders) {
    this.#many = many
    this.#warn = warn
    this.#code = code
    mkdirSync(directory, { recursive: true })
    // Astro treats a folder behind a symbolic link as one outside the working directory, see #linkModules.
    this.#directory = realpathSync(directory)
    this.#site = publicUrl
    this.#environment = {
      ...withoutSecrets(process.env),
      PUBLIC_URL: publicUrl,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    }
    // The bundled code contains the site's address and the API's.
    const parts = [code, publicUrl, process.env.API_URL]
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
    this.#bundle = join(this.#directory, 'bundles', key)
  }

  /** Whether a render process is running. */
  get warm(): boolean {
    return this.#child !== undefined
  }

  /** Whether the code is bundled already, so that the process can start at once. */
  get isBundled(): boolean {
    return existsSync(this.#bundle)
  }

  /** Starts the process if none is running; first bundles the code if it has changed. */
  async open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  /** Bundles the code if it has changed, without starting the process: a process that may lead later is ready sooner. */
  async bundle(): Promise<void> {
    this.#linkModules()
    this.#bundled ??= (this.isBundled ? Promise.resolve() : this.#bundleCode()).finally(() => {
      this.#bundled = undefined
    })
    await this.#bundled
  }

  async #open(): Promise<void> {
    if (this.#child) return
    await this.bundle()
    this.steps.begin('Loading the code of the pages')
    const child = fork(join(import.meta.dirname, 'render-process.ts'), {
      cwd: this.#directory,
      env: this.#environment,
      execArgv: renderArguments(4096),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    // The process may end between two questions: the next question starts another.
    child.on('error', () => {})
    child.once('exit', () => this.#onExit(child))
    child.on('message', message => {
      if (isUrgentPage(message)) this.#answerUrgent(message as UrgentAnswer)
    })
    killWithoutHeartbeat(child, heartbeatTimeout, reason => {
      this.#warn(reason)
      this.#onExit(child)
      this.#rejectAnswer?.(reason)
    })
    const paths = { bundle: this.#bundle, site: this.#site, store: this.#directory, code: this.#code }
    await this.ask({ ask: 'open', ...paths, ...(this.#many === undefined ? {} : { many: this.#many }) })
  }

  async #bundleCode(): Promise<void> {
    this.steps.begin('Bundling the code of the pages')
    const child = fork(join(import.meta.dirname, 'bundle-process.ts'), [this.#bundle], {
      cwd: this.#directory,
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#bundling = child
    let frozen: Error | undefined
    killWithoutHeartbeat(child, bundleTimeout, reason => {
      frozen = reason
    })
    const code = await new Promise(resolve => child.once('exit', resolve))
    this.#bundling = undefined
    if (frozen) throw frozen
    if (code !== 0) throw new Error('The code of the pages could not be bundled. The reason stands above.')
    // Delete the bundles of earlier versions of the code.
    const folder = join(this.#bundle, '..')
    for (const name of await readdir(folder))
      if (join(folder, name) !== this.#bundle) await rm(join(folder, name), { recursive: true, force: true })
  }

  /**
   * Astro writes the code that renders into the output folder only if that is under the working directory. Otherwise
   * it uses one folder for all, where two installations would overwrite each other. There the code must find the
   * packages.
   */
  #linkModules(): void {
    const link = join(this.#directory, 'node_modules')
    rmSync(link, { force: true })
    symlinkSync(realpathSync(join(import.meta.dirname, '../../../node_modules')), link, 'junction')
  }

  #onExit(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
    for (const urgent of this.#urgent.keys()) this.#answerUrgent({ urgent, stored: null })
  }

  /**
   * A page of the running incremental build, rendered before the others; null if the build does not render it.
   */
  urgent(file: string): Promise<ReleaseFile | null> {
    const child = this.#child
    // Otherwise the process may be busy with other work, and the visitor would wait for that.
    if (!child || !this.#isIncremental) return Promise.resolve(null)
    return new Promise(resolve => {
      const waiting = this.#urgent.get(file)
      this.#urgent.set(file, [...(waiting ?? []), resolve])
      if (waiting) return
      child.send({ urgent: file } satisfies UrgentPage, error => {
        if (error) this.#answerUrgent({ urgent: file, stored: null })
      })
    })
  }

  #answerUrgent({ urgent, stored }: UrgentAnswer): void {
    for (const resolve of this.#urgent.get(urgent) ?? []) resolve(stored)
    this.#urgent.delete(urgent)
  }

  /** Ends the process. A pending answer is rejected, or its caller would wait for ever. */
  stop(): void {
    this.#bundling?.kill('SIGKILL')
    this.#child?.removeAllListeners()
    // A message that is still being sent to it fails with an 'error' event.
    this.#child?.on('error', () => {})
    this.#child?.kill('SIGKILL')
    const child = this.#child
    if (child) this.#onExit(child)
    this.#rejectAnswer?.(new Error('The render process was stopped before it answered.'))
  }

  /** One question at a time. A process that failed to answer is stopped, except after a preview. */
  ask<Q extends Question['ask']>(question: Question & { ask: Q }): Promise<Answers[Q]> {
    return this.#queue(() => this.#ask(question)) as Promise<Answers[Q]>
  }

  #showPages({ pagesDone, of }: PagesDone): void {
    if (pagesDone === 0) this.steps.begin('Rendering pages', of)
    else this.steps.at(pagesDone)
  }

  #ask(question: Question): Promise<unknown> {
    const child = this.#child
    if (!child) return Promise.reject(new Error('The render process has ended.'))
    if (question.ask !== 'preview') this.#isIncremental = question.ask === 'render' && !question.full
    return new Promise((resolve, reject) => {
      this.#rejectAnswer = reject
      const ended = () => {
        this.#onExit(child)
        reject(new Error('The render process ended before it answered.'))
      }
      child.once('exit', ended)
      const onMessage = (message: { answer?: unknown; error?: string }) => {
        if (isHeartbeat(message) || isUrgentPage(message)) return
        if (isPagesDone(message)) return this.#showPages(message)
        const { answer, error } = message
        child.off('exit', ended)
        child.off('message', onMessage)
        if (error === undefined) return resolve(answer)
        reject(new Error(error))
        // A preview that fails does not affect other questions.
        if (question.ask !== 'preview') this.stop()
      }
      child.on('message', onMessage)
      child.send(question, error => {
        if (error) ended()
      })
    }).finally(() => {
      this.#rejectAnswer = undefined
    })
  }
}

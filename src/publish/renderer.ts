import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

export interface Rendered {
  pages: number
  milliseconds: number
  /** Resident bytes of the render process. */
  memory: number
}
interface Answer extends Partial<Rendered> {
  stale?: true
  error?: string
}

/** What builds pages runs hundreds of packages, and has no use for a password. */
const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(DATABASE|SMTP|STORAGE|FHIR|ADMIN)_/.test(name)),
  )

/** Renders pages in a process of its own, so that the API answers as fast while a build runs. */
export class Renderer {
  #child: ChildProcess | undefined
  #giveUp: ((reason: Error) => void) | undefined
  readonly #environment: NodeJS.ProcessEnv
  readonly #directory: string

  constructor(environment: { api: string; publicUrl: string; directory: string }) {
    this.#directory = environment.directory
    this.#environment = {
      ...withoutSecrets(process.env),
      RAWAT_API: environment.api,
      PUBLIC_URL: environment.publicUrl,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    }
  }

  get warm(): boolean {
    return this.#child !== undefined
  }

  /** A full build into an empty folder, by a fresh process that then stays warm. */
  async build(out: string): Promise<Rendered> {
    this.stop()
    this.#lendModules()
    this.#child = fork(join(import.meta.dirname, 'render-process.ts'), {
      cwd: this.#directory,
      env: this.#environment,
      execArgv: ['--max-old-space-size=4096'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return (await this.#ask({ out, mode: 'build' })) as Rendered
  }

  /**
   * Astro puts the code that renders into the output folder only where that lies under the working directory, else into
   * one place for all, where two Rawats would write over each other. There it must find the packages.
   */
  #lendModules(): void {
    const link = join(this.#directory, 'node_modules')
    mkdirSync(this.#directory, { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(realpathSync(join(import.meta.dirname, '../../node_modules')), link, 'junction')
  }

  /** Renders the pages again with today's content; null where a full build is needed. */
  async render(out: string): Promise<Rendered | null> {
    if (!this.#child) return null
    const answer = await this.#ask({ out, mode: 'render' })
    return answer.stale ? null : (answer as Rendered)
  }

  /** Ends the process. Who waits for its answer is told, or would wait for ever. */
  stop(): void {
    this.#child?.removeAllListeners()
    this.#child?.kill()
    this.#child = undefined
    this.#giveUp?.(new Error('The render process was stopped before it answered.'))
  }

  #ask(message: { out: string; mode: 'build' | 'render' }): Promise<Answer> {
    const child = this.#child as ChildProcess
    return new Promise<Answer>((resolve, reject) => {
      this.#giveUp = reject
      const ended = () => {
        this.#child = undefined
        reject(new Error('The render process ended before it answered.'))
      }
      child.once('exit', ended)
      child.once('message', (answer: Answer) => {
        child.off('exit', ended)
        if (answer.error) {
          reject(new Error(answer.error))
          this.stop()
        } else resolve(answer)
      })
      child.send(message)
    }).finally(() => {
      this.#giveUp = undefined
    })
  }
}

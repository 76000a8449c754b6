import { type Effect, type Event, idle, type State, transition } from './machine.ts'

interface Work<Need> {
  /** The work that is due now; null for none. */
  check(): Promise<Need | null>
  work(need: Need): Promise<void>
  /** Called with the error of a check or of the work. */
  failed(error: unknown, at: 'check' | 'work'): void
}

/** Runs the effects of the state machine for one kind of work. */
export class WorkLoop<Need> {
  readonly #work: Work<Need>
  #state: State<Need> = idle
  #pause: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  /** When a failed attempt is repeated. */
  nextTry: Temporal.Instant | null = null

  constructor(work: Work<Need>) {
    this.#work = work
  }

  request(): void {
    this.#send({ is: 'requested' })
  }

  tick(): void {
    this.#send({ is: 'tick' })
  }

  /** Resolves when nothing is running and no work is requested. */
  async idle(): Promise<void> {
    for (let running: Promise<void> | undefined; running !== this.#running; ) {
      running = this.#running
      await running
    }
  }

  /** Resolves when the running work has ended. */
  async stop(): Promise<void> {
    this.#send({ is: 'stop' })
    await this.idle()
  }

  #send(event: Event<Need>): void {
    const [next, effects] = transition(this.#state, event)
    this.#state = next
    for (const effect of effects) this.#do(effect)
  }

  #do(effect: Effect<Need>): void {
    if (effect.do === 'check') this.#run(async () => ({ is: 'checked', need: await this.#work.check() }))
    if (effect.do === 'work') {
      const { need } = effect
      this.#run(async () => {
        await this.#work.work(need)
        return { is: 'done' }
      })
    }
    if (effect.do === 'endPause') {
      clearTimeout(this.#pause)
      this.nextTry = null
    }
    if (effect.do === 'pause') {
      this.nextTry = Temporal.Now.instant().add({ milliseconds: effect.milliseconds })
      this.#pause = setTimeout(() => {
        this.nextTry = null
        this.#send({ is: 'retry' })
      }, effect.milliseconds).unref()
    }
  }

  #run(step: () => Promise<Event<Need>>): void {
    this.#running = this.#running.then(async () => {
      const event = await step().catch((error): Event<Need> => {
        const { phase } = this.#state
        if (phase !== 'stopped') this.#work.failed(error, phase === 'checking' ? 'check' : 'work')
        return { is: 'failed' }
      })
      this.#send(event)
    })
  }
}

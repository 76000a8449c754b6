import type { Deps } from './deps.ts'
import { errorText } from './error-text.ts'

/** Logs the same error once, for example while the database is down and polled every two seconds. */
export class ErrorThrottle {
  readonly #deps: Pick<Deps, 'log'>
  #last = ''

  constructor(deps: Pick<Deps, 'log'>) {
    this.#deps = deps
  }

  about(reason: unknown): void {
    const error = errorText(reason)
    if (error !== this.#last) this.#deps.log({ level: 'error', what: 'publication', error })
    this.#last = error
  }

  end(): void {
    this.#last = ''
  }
}

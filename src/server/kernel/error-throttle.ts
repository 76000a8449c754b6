import type { Deps } from './deps.ts'
import { errorText, reasonOf } from './error-text.ts'

/** Logs the same error once, for example while the database is down and polled every two seconds. */
export class ErrorThrottle {
  readonly #deps: Pick<Deps, 'log'>
  #last = ''

  constructor(deps: Pick<Deps, 'log'>) {
    this.#deps = deps
  }

  about(reason: unknown): void {
    // Compared without the stack, because several calls can fail for the same reason.
    const message = reasonOf(reason)
    if (message !== this.#last)
      this.#deps.log({ level: 'error', what: 'publication', error: errorText(reason) })
    this.#last = message
  }

  end(): void {
    this.#last = ''
  }
}

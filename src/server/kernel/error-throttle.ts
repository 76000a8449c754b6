import type { Deps } from './deps.ts'
import { errorText } from './error-text.ts'

/** A look every two seconds at a database that is away is one line in the log, and not a thousand. */
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

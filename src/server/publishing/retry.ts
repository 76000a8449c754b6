/** Retries with growing pauses, up to ten minutes: a full disk or an unavailable database may recover. */
export class Retry {
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #at: Temporal.Instant | null = null

  /** When the next attempt starts. */
  get at(): Temporal.Instant | null {
    return this.#at
  }

  get waits(): boolean {
    return this.#at !== null
  }

  later(again: () => void): void {
    const pause = Math.min(10 * 60_000, 5_000 * 2 ** this.#failures++)
    clearTimeout(this.#timer)
    this.#at = Temporal.Now.instant().add({ milliseconds: pause })
    this.#timer = setTimeout(() => {
      this.#at = null
      again()
    }, pause).unref()
  }

  /** The work succeeded, or is no longer wanted. */
  end(): void {
    this.#failures = 0
    clearTimeout(this.#timer)
    this.#at = null
  }
}

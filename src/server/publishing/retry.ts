/** What failed may pass: a full disk, a database that was away. The pauses grow to ten minutes. */
export class Retry {
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #at: Temporal.Instant | null = null

  /** When it is tried again. */
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

  /** It went well, or nobody wants it any more. */
  end(): void {
    this.#failures = 0
    clearTimeout(this.#timer)
    this.#at = null
  }
}

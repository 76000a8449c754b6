import type { RunEvent, TestResult } from './events.ts'

/** The number of tests of each file, and the seconds they took, in the last run. */
export type History = Record<string, { tests: number; seconds: number }>

interface FileCount {
  /** Null until the tool has read the file. */
  tests: number | null
  done: number
  milliseconds: number
}

/** Results so far, and an estimate of the rest from the last run and the rate of this one. */
export class Tally {
  readonly results: TestResult[] = []
  readonly #files = new Map<string, FileCount>()
  readonly #running = new Set<string>()
  readonly #history: History

  /** With `expected`, the files of the last run count from the start: the tools report their files only when they begin. */
  constructor(history: History = {}, { expected = false } = {}) {
    this.#history = history
    if (expected) for (const file of Object.keys(history)) this.#file(file)
  }

  readonly receive = (event: RunEvent): void => {
    if (event.type === 'planned')
      for (const [file, tests] of Object.entries(event.files)) this.#file(file).tests = tests || null
    else if (event.type === 'began') this.#running.add(event.file)
    else if (event.type === 'ended') {
      this.#running.delete(event.file)
      const file = this.#file(event.file)
      file.tests = file.done
    } else {
      const { type: _, ...result } = event
      this.results.push(result)
      const file = this.#file(result.file || result.title)
      file.done++
      file.milliseconds += result.milliseconds
    }
  }

  /** Removes files of the last run that no tool has reported in this run: they no longer exist. */
  removeUnreported(part: (file: string) => boolean): void {
    for (const [file, { tests, done }] of this.#files)
      if (part(file) && tests === null && done === 0) this.#files.delete(file)
  }

  get running(): string[] {
    return [...this.#running]
  }

  get done(): number {
    return this.results.length
  }

  get total(): number {
    return [...this.#files].reduce(
      (sum, [name, file]) => sum + Math.max(file.done, this.#tests(name, file)),
      0,
    )
  }

  /** Estimated milliseconds left after `elapsed`; null if unknown. */
  left(elapsed: number): number | null {
    let [all, done] = [0, 0]
    for (const [name, file] of this.#files) {
      const seconds = this.#history[name]?.seconds ?? this.#tests(name, file) * this.#usual(name)
      all += seconds
      done += seconds * Math.min(1, file.done / Math.max(1, this.#tests(name, file)))
    }
    return done === 0 ? null : (elapsed * (all - done)) / done
  }

  history(): History {
    return Object.fromEntries(
      [...this.#files]
        .filter(([, file]) => file.done > 0)
        .map(([name, file]) => [name, { tests: file.done, seconds: Math.round(file.milliseconds) / 1000 }]),
    )
  }

  #file(name: string): FileCount {
    const file = this.#files.get(name) ?? { tests: null, done: 0, milliseconds: 0 }
    this.#files.set(name, file)
    return file
  }

  #tests(name: string, file: FileCount): number {
    return file.tests ?? this.#history[name]?.tests ?? 1
  }

  /** Default seconds of an unmeasured test: a journey takes longer than a unit test, and a check even longer. */
  #usual(name: string): number {
    return name.startsWith('e2e/') ? 5 : name.includes('.') ? 0.3 : 20
  }
}

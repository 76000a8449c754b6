/** A problem in the source because of which a record or a part was not imported, with its first occurrences. */
export interface Finding {
  what: string
  reason: string
  count: number
  /** `Practitioner-1.ndjson:17 (id)`. */
  examples: string[]
}

const mostExamples = 5

/** Groups findings by reason: a directory of a hundred thousand lines can have the same error on each of them. */
export class Findings {
  readonly #byReason = new Map<string, Finding>()

  add(what: string, reason: string, example: string): void {
    const name = `${what}: ${reason}`
    let finding = this.#byReason.get(name)
    if (!finding) {
      finding = { what, reason, count: 0, examples: [] }
      this.#byReason.set(name, finding)
    }
    finding.count++
    if (finding.examples.length < mostExamples) finding.examples.push(example)
  }

  count(what?: string): number {
    return this.list()
      .filter(one => what === undefined || one.what === what)
      .reduce((sum, one) => sum + one.count, 0)
  }

  /** The most frequent first. */
  list(): Finding[] {
    return [...this.#byReason.values()].toSorted((a, b) => b.count - a.count)
  }
}

/** `skipped`: records that were not imported. `leftOut`: parts of records that were. */
export interface ImportFindings {
  skipped: Findings
  leftOut: Findings
}

export const newImportFindings = (): ImportFindings => ({ skipped: new Findings(), leftOut: new Findings() })

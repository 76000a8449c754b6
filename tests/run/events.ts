/** One test, journey or check that has ended. */
export interface TestResult {
  title: string
  /** Relative to the project, with `/`. Empty for a check of the whole project. */
  file: string
  status: 'passed' | 'failed' | 'skipped'
  milliseconds: number
  error?: string
  /** The command that runs this one alone. */
  alone: string
}

/** What a reporter inside Vitest or Playwright sends to the runner over the channel between the two processes. */
export type RunEvent =
  /** The number of tests in each file; 0 where it is not known yet. */
  | { type: 'planned'; files: Record<string, number> }
  | { type: 'began'; file: string }
  | { type: 'ended'; file: string }
  | ({ type: 'result' } & TestResult)

/** Does nothing if no runner has started this process. */
export const send = (event: RunEvent): void => {
  process.send?.(event)
}

/** Resolves once all events are sent. Events that are still queued are lost when the tool exits. */
export const allSent = (): Promise<void> =>
  new Promise(resolve => {
    const nothing: RunEvent = { type: 'planned', files: {} }
    if (process.send) process.send(nothing, undefined, undefined, () => resolve())
    else resolve()
  })

/** Quotes a shell argument, if needed. */
export const quoted = (word: string): string =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

export const pattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The progress of a long command: a bar on a terminal, otherwise one plain line for each finished step. */
export interface Steps {
  /** Finishes the previous step and starts this one. Only a step with a `total` has a bar. */
  begin(name: string, total?: number): void
  /** Sets how much of the step is done, and the total if it was unknown before. `note` is shown beside the bar. */
  at(done: number, total?: number, note?: string): void
  /** Lets other code write to the same terminal: the bar is removed before and drawn again after. */
  aside(write: () => void): void
  /** Finishes the last step and prints the result. Steps that begin later are not shown. */
  end(result: string): void
  /** Removes the bar without a message: the failed command prints its own error. */
  stop(): void
  /** Seconds since the start, as `12.3 s`. */
  readonly taken: string
}

export const noSteps: Steps = {
  begin: () => {},
  at: () => {},
  aside: write => write(),
  end: () => {},
  stop: () => {},
  taken: '',
}

interface Step {
  name: string
  total: number | undefined
  done: number
  note?: string
  began: number
}

export type Stream = Pick<NodeJS.WriteStream, 'write' | 'on'> &
  Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>

const redrawMilliseconds = 100
const barColumns = 24
/**
 * Returns to the start of the line and clears it. The cursor is never moved elsewhere, as other processes write here,
 * too.
 */
const clearLine = '\r\u001b[K'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const figure = (number: number) => number.toLocaleString('en')

function finished({ name, total, began }: Step): string {
  return total === undefined ? `${name}: ${seconds(began)}` : `${name}: ${figure(total)} in ${seconds(began)}`
}

function running({ name, total, done, note, began }: Step): string {
  if (total === undefined) return `${name} … ${seconds(began)}`
  const filled = total === 0 ? barColumns : Math.floor((barColumns * Math.min(done, total)) / total)
  const bar = '█'.repeat(filled) + '░'.repeat(barColumns - filled)
  return `${name} ${bar} ${figure(done)} of ${figure(total)}, ${note || seconds(began)}`
}

/** Steps are written to `stream`; the result to `results`, which a script may read. */
export function newSteps(stream: Stream = process.stderr, results: Stream = process.stdout): Steps {
  const started = performance.now()
  let step: Step | undefined
  let timer: NodeJS.Timeout | undefined
  let drawn = 0
  let ended = false
  // The output may be closed (`| head`), or its disk full: the work continues.
  for (const one of new Set([stream, results])) one.on('error', () => {})
  const draw = () => {
    if (!step) return
    drawn = performance.now()
    stream.write(clearLine + running(step).slice(0, (stream.columns ?? 80) - 1))
  }
  const clear = () => {
    clearInterval(timer)
    if (timer) stream.write(clearLine)
    timer = undefined
  }
  const show = () => {
    if (!stream.isTTY) return
    timer = setInterval(draw, redrawMilliseconds).unref()
    draw()
  }
  const finish = () => {
    clear()
    if (step) stream.write(`${finished(step)}\n`)
    step = undefined
  }
  return {
    begin(name, total) {
      if (ended) return
      finish()
      step = { name, total, done: 0, began: performance.now() }
      show()
    },
    at(done, total, note) {
      if (!step) return
      step.done = done
      step.note = note
      step.total = total ?? step.total
      // Synchronous work blocks the timer, so draw here.
      if (timer && performance.now() - drawn >= redrawMilliseconds) draw()
    },
    aside(write) {
      const shown = timer !== undefined
      clear()
      write()
      if (shown) show()
    },
    end(result) {
      finish()
      ended = true
      results.write(`${result}\n`)
    },
    stop() {
      clear()
      step = undefined
      ended = true
    },
    get taken() {
      return seconds(started)
    },
  }
}

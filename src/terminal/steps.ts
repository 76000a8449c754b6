/** What a command that takes long shows of its work: a bar on a terminal, one plain line for each finished step elsewhere. */
export interface Steps {
  /** Finishes the step before and begins this one. Only a step with a `total` has a bar. */
  begin(name: string, total?: number): void
  /** How much of the step is done, and of how much where that is known only now. `note` stands beside the bar. */
  at(done: number, total?: number, note?: string): void
  /** Lets others write to the same terminal: the bar goes before and comes back after. */
  aside(write: () => void): void
  /** Finishes the last step and prints the result. Steps that begin later are not shown. */
  end(result: string): void
  /** Takes the bar away without a word: the command failed, and says why itself. */
  stop(): void
  /** Seconds since the beginning, as `12.3 s`. */
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
/** Goes to the start of the line and clears it. Nothing moves the cursor elsewhere: other processes write here, too. */
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

/** Steps go to `stream`; the result goes to `results`, where a script may read it. */
export function newSteps(stream: Stream = process.stderr, results: Stream = process.stdout): Steps {
  const started = performance.now()
  let step: Step | undefined
  let timer: NodeJS.Timeout | undefined
  let drawn = 0
  let ended = false
  // Whoever read the output may have gone (`| head`), or its disk is full: the work goes on.
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
      // Work that never waits leaves the timer no turn.
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

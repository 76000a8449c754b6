import { newSteps } from '../../src/terminal/steps.ts'

/** Milliseconds between two lines without a terminal. */
const pause = 30_000

export interface State {
  done: number
  total: number
  /** Names of what is running. */
  running: string[]
  /** Milliseconds, if known. */
  left: number | null
}

/** `about 3 min left`. Empty if nothing is known. */
export function timeLeft(milliseconds: number | null): string {
  if (milliseconds === null) return ''
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`
}

const rest = ({ running, left }: State): string =>
  [timeLeft(left), running.slice(0, 2).join(', ')].filter(Boolean).join(' · ')

/** On a terminal one line that is updated; otherwise a plain line every half a minute. */
export function showProgress(stream: NodeJS.WriteStream, name: string) {
  const steps = newSteps(stream, stream)
  if (stream.isTTY) steps.begin(name, 0)
  let last = performance.now()
  return {
    update(state: State): void {
      steps.at(state.done, state.total, rest(state))
      if (stream.isTTY || performance.now() - last < pause) return
      last = performance.now()
      stream.write(`${state.done} of ${state.total} · ${rest(state)}\n`)
    },
    /** Writes a permanent line above the progress line. */
    write: (text: string) => steps.aside(() => stream.write(`${text}\n`)),
    stop: () => steps.stop(),
  }
}

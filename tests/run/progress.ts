import { newSteps } from '../../src/terminal/steps.ts'

/** Milliseconds between two lines where there is no terminal. */
const pause = 30_000

export interface State {
  done: number
  total: number
  /** What runs now. */
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

/** One line that changes, on a terminal; a plain line every half a minute elsewhere. */
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
    /** A line that stays, above the one that changes. */
    write: (text: string) => steps.aside(() => stream.write(`${text}\n`)),
    stop: () => steps.stop(),
  }
}

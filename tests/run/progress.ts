import { Presets, SingleBar } from 'cli-progress'

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
export function showProgress(stream: NodeJS.WriteStream) {
  const bar = stream.isTTY
    ? new SingleBar(
        {
          stream,
          format: '{bar} {value} of {total} · {rest}',
          barsize: 24,
          hideCursor: true,
          clearOnComplete: true,
        },
        Presets.shades_classic,
      )
    : null
  let last = performance.now()
  return {
    update(state: State): void {
      if (bar) {
        const total = Math.max(1, state.total)
        if (bar.isActive) bar.setTotal(total)
        else bar.start(total, state.done, { rest: '' })
        bar.update(state.done, { rest: rest(state) })
      } else if (performance.now() - last >= pause) {
        last = performance.now()
        stream.write(`${state.done} of ${state.total} · ${rest(state)}\n`)
      }
    },
    /** A line that stays, above the one that changes. */
    write(text: string): void {
      bar?.stop()
      stream.write(`${text}\n`)
    },
    stop: () => bar?.stop(),
  }
}

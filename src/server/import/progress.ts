import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  start(title: string, total: number): void
  /** How much of the total is done. */
  at(done: number): void
  stop(): void
}

/** A bar on a terminal; a plain line a step in a log, where a bar would be a thousand lines. */
export function newProgress(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | undefined
  const stop = () => {
    bar?.stop()
    bar = undefined
  }
  return {
    start(title, total) {
      stop()
      if (!stream.isTTY) {
        stream.write(`${title} …\n`)
        return
      }
      bar = new SingleBar(
        { stream, format: `${title.padEnd(8)} {bar} {percentage}%`, hideCursor: true },
        Presets.shades_classic,
      )
      bar.start(Math.max(1, total), 0)
    },
    at: done => bar?.update(done),
    stop,
  }
}

import type { ChildProcess } from 'node:child_process'

const beat = { alive: true } as const

/** Seconds without a heartbeat after which a render process counts as frozen. */
export const heartbeatTimeout = 30
/** The same for bundling, which may block the event loop for longer. */
export const bundleTimeout = 180

/** In a child process: sends a heartbeat to the parent each second, until the process ends. */
export function startHeartbeat(): void {
  setInterval(() => process.send?.(beat), 1000).unref()
}

export const isHeartbeat = (message: unknown): boolean => (message as typeof beat).alive === true

/**
 * Kills a child that has sent no message for this many seconds, and reports why. Counts the seconds of this process's
 * own timer: if the machine sleeps, both processes stop and the child is not blamed.
 */
export function killWithoutHeartbeat(
  child: ChildProcess,
  seconds: number,
  report: (reason: Error) => void,
): void {
  let silent = 0
  const timer = setInterval(() => {
    const ended = child.exitCode !== null || child.signalCode !== null
    if (!ended && ++silent <= seconds) return
    clearInterval(timer)
    if (ended) return
    report(
      new Error(`A process that renders pages gave no sign of life for ${seconds} seconds. It was ended.`),
    )
    // A frozen process does not handle other signals.
    child.kill('SIGKILL')
  }, 1000).unref()
  child.on('message', () => {
    silent = 0
  })
}

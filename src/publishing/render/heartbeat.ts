import type { ChildProcess } from 'node:child_process'

const beat = { alive: true } as const

/** Seconds after which a process that renders counts as frozen: it neither answers nor ends by itself. */
export const heartbeatTimeout = 30
/** The same where code is bundled, whose steps may leave no time for a sign of life. */
export const bundleTimeout = 180

/** In a child process: tells its parent each second that it lives, until it is done. */
export function startHeartbeat(): void {
  setInterval(() => process.send?.(beat), 1000).unref()
}

export const isHeartbeat = (message: unknown): boolean => (message as typeof beat).alive === true

/**
 * Kills a child that says nothing for so many seconds, and tells why. Counted are this process's own seconds: where both
 * were stopped together, as when a machine sleeps, nobody was silent.
 */
export function killWithoutHeartbeat(
  child: ChildProcess,
  seconds: number,
  tell: (reason: Error) => void,
): void {
  let silent = 0
  const timer = setInterval(() => {
    const ended = child.exitCode !== null || child.signalCode !== null
    if (!ended && ++silent <= seconds) return
    clearInterval(timer)
    if (ended) return
    tell(new Error(`A process that renders pages gave no sign of life for ${seconds} seconds. It was ended.`))
    // A frozen process heeds no other signal.
    child.kill('SIGKILL')
  }, 1000).unref()
  child.on('message', () => {
    silent = 0
  })
}

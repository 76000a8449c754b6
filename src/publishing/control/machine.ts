/**
 * The state of one kind of work on the site: building releases, or deploying them. Each round first checks whether there
 * is work (see need.ts), so no request is lost and none is done twice.
 */
export interface State<Need> {
  phase:
    | 'idle'
    /** Checks whether there is work. */
    | 'checking'
    | 'working'
    /** The last attempt failed. */
    | 'backingOff'
    | 'stopped'
  /** The running work. */
  need: Need | null
  /** Work was requested during the check or the work, so another check follows. */
  again: boolean
  /** The number of consecutive failures. */
  failures: number
}

export type Event<Need> =
  /** A person or a change requests work: ends the back-off. */
  | { is: 'requested' }
  /** Time has passed. */
  | { is: 'tick' }
  | { is: 'checked'; need: Need | null }
  | { is: 'done' }
  | { is: 'failed' }
  /** The pause after a failure is over. */
  | { is: 'retry' }
  | { is: 'stop' }

export type Effect<Need> =
  | { do: 'check' }
  | { do: 'work'; need: Need }
  /** Sends `retry` after this time. Ends an earlier pause. */
  | { do: 'pause'; milliseconds: number }
  | { do: 'endPause' }

export const idle = { phase: 'idle', need: null, again: false, failures: 0 } as const

/** Pauses grow up to ten minutes: a full disk or an unavailable database may recover. */
export const pauseAfter = (failures: number): number => Math.min(10 * 60_000, 5_000 * 2 ** (failures - 1))

type Step<Need> = [State<Need>, Effect<Need>[]]

/** The next state and its effects. An event that has no meaning in a state changes nothing. */
export function transition<Need>(state: State<Need>, event: Event<Need>): Step<Need> {
  const { phase, failures } = state
  const check = (more: Partial<State<Need>> = {}): Step<Need> => [
    { ...state, phase: 'checking', need: null, again: false, ...more },
    [...(phase === 'backingOff' ? [{ do: 'endPause' } as const] : []), { do: 'check' }],
  ]
  const stay: Step<Need> = [state, []]
  if (phase === 'stopped') return stay
  if (event.is === 'stop') return [{ ...state, phase: 'stopped', again: false }, [{ do: 'endPause' }]]
  switch (phase) {
    case 'idle':
      return event.is === 'requested' || event.is === 'tick' ? check() : stay
    case 'backingOff':
      return event.is === 'requested' || event.is === 'retry' ? check() : stay
    case 'checking':
      if (event.is === 'requested') return [{ ...state, again: true }, []]
      // The database is unavailable: the next tick checks again.
      if (event.is === 'failed') return [{ ...state, phase: 'idle', again: false }, []]
      if (event.is !== 'checked') return stay
      if (event.need !== null)
        return [
          { ...state, phase: 'working', need: event.need, again: false },
          [{ do: 'work', need: event.need }],
        ]
      return state.again ? check({ failures: 0 }) : [{ ...state, phase: 'idle', failures: 0 }, []]
    case 'working':
      if (event.is === 'requested') return [{ ...state, again: true }, []]
      if (event.is === 'failed') {
        // What was requested meanwhile may have removed the cause: the pauses begin again with the shortest.
        const count = state.again ? 1 : failures + 1
        return [
          { phase: 'backingOff', need: null, again: false, failures: count },
          [{ do: 'pause', milliseconds: pauseAfter(count) }],
        ]
      }
      // Check again: the content may have changed since the work began.
      return event.is === 'done' ? check({ failures: 0 }) : stay
  }
}

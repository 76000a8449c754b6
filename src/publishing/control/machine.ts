/**
 * How one kind of work on the site goes on: building releases, or deploying them. Whether something is to be done is
 * looked up each time (see need.ts), so no request can be lost and none is done twice.
 */
export interface State<Need> {
  phase:
    | 'resting'
    /** Finds out whether something is to be done. */
    | 'looking'
    | 'working'
    /** The last attempt failed. */
    | 'waiting'
    | 'stopped'
  /** What the running work does. */
  need: Need | null
  /** Something happened while it was looking or working, so it must look once more. */
  again: boolean
  /** Attempts that failed one after the other. */
  failures: number
}

export type Event<Need> =
  /** A person or a change asks for work; does not wait for the next attempt. */
  | { is: 'asked' }
  /** Time has passed. */
  | { is: 'tick' }
  | { is: 'looked'; need: Need | null }
  | { is: 'done' }
  | { is: 'failed' }
  /** The pause after a failure is over. */
  | { is: 'retry' }
  | { is: 'stop' }

export type Effect<Need> =
  | { do: 'look' }
  | { do: 'work'; need: Need }
  /** Sends `retry` after this time. Ends an earlier pause. */
  | { do: 'pause'; milliseconds: number }
  | { do: 'endPause' }

export const idle = { phase: 'resting', need: null, again: false, failures: 0 } as const

/** Pauses grow up to ten minutes: a full disk or an unavailable database may recover. */
export const pauseAfter = (failures: number): number => Math.min(10 * 60_000, 5_000 * 2 ** (failures - 1))

type Step<Need> = [State<Need>, Effect<Need>[]]

/** The next state, and what is to be done for it. Events that mean nothing in a state change nothing. */
export function transition<Need>(state: State<Need>, event: Event<Need>): Step<Need> {
  const { phase, failures } = state
  const look = (more: Partial<State<Need>> = {}): Step<Need> => [
    { ...state, phase: 'looking', need: null, again: false, ...more },
    [...(phase === 'waiting' ? [{ do: 'endPause' } as const] : []), { do: 'look' }],
  ]
  const stay: Step<Need> = [state, []]
  if (phase === 'stopped') return stay
  if (event.is === 'stop') return [{ ...state, phase: 'stopped', again: false }, [{ do: 'endPause' }]]
  switch (phase) {
    case 'resting':
      return event.is === 'asked' || event.is === 'tick' ? look() : stay
    case 'waiting':
      return event.is === 'asked' || event.is === 'retry' ? look() : stay
    case 'looking':
      if (event.is === 'asked') return [{ ...state, again: true }, []]
      // The database is away: the next tick looks again.
      if (event.is === 'failed') return [{ ...state, phase: 'resting', again: false }, []]
      if (event.is !== 'looked') return stay
      if (event.need !== null)
        return [
          { ...state, phase: 'working', need: event.need, again: false },
          [{ do: 'work', need: event.need }],
        ]
      return state.again ? look({ failures: 0 }) : [{ ...state, phase: 'resting', failures: 0 }, []]
    case 'working':
      if (event.is === 'asked') return [{ ...state, again: true }, []]
      if (event.is === 'failed')
        return [
          { phase: 'waiting', need: null, again: false, failures: failures + 1 },
          [{ do: 'pause', milliseconds: pauseAfter(failures + 1) }],
        ]
      // Looks once more: what was built may be older than what is there by now.
      return event.is === 'done' ? look({ failures: 0 }) : stay
  }
}

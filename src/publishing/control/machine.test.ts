import { expect, test } from 'vitest'
import { type Effect, type Event, idle, pauseAfter, type State, transition } from './machine.ts'

type Need = 'incremental'
type Phase = State<Need>['phase']
const at = (phase: Phase, more: Partial<State<Need>> = {}): State<Need> => ({
  ...idle,
  phase,
  ...more,
})
const check: Effect<Need> = { do: 'check' }
const endPause: Effect<Need> = { do: 'endPause' }

/** State, event, next phase, effects; what is not listed changes nothing. */
const table: [State<Need>, Event<Need>, Partial<State<Need>>, Effect<Need>[]][] = [
  [at('idle'), { is: 'requested' }, { phase: 'checking' }, [check]],
  [at('idle'), { is: 'tick' }, { phase: 'checking' }, [check]],
  [at('checking'), { is: 'requested' }, { phase: 'checking', again: true }, []],
  [at('checking'), { is: 'checked', need: null }, { phase: 'idle' }, []],
  [
    at('checking', { again: true }),
    { is: 'checked', need: null },
    { phase: 'checking', again: false },
    [check],
  ],
  [
    at('checking', { again: true }),
    { is: 'checked', need: 'incremental' },
    { phase: 'working', need: 'incremental', again: false },
    [{ do: 'work', need: 'incremental' }],
  ],
  // The database is unavailable: this counts as no failure of the work, and the next tick checks again.
  [at('checking', { failures: 2 }), { is: 'failed' }, { phase: 'idle', failures: 2 }, []],
  [at('working', { need: 'incremental' }), { is: 'requested' }, { phase: 'working', again: true }, []],
  // A change may have come while the release was built.
  [at('working', { failures: 3 }), { is: 'done' }, { phase: 'checking', need: null, failures: 0 }, [check]],
  [
    at('working', { failures: 1 }),
    { is: 'failed' },
    { phase: 'backingOff', need: null, failures: 2 },
    [{ do: 'pause', milliseconds: 10_000 }],
  ],
  // Requested while the work was failing: it does not wait for the ten minutes of earlier failures.
  [
    at('working', { failures: 8, again: true }),
    { is: 'failed' },
    { phase: 'backingOff', again: false, failures: 1 },
    [{ do: 'pause', milliseconds: 5_000 }],
  ],
  [at('backingOff', { failures: 2 }), { is: 'retry' }, { phase: 'checking', failures: 2 }, [endPause, check]],
  [
    at('backingOff', { failures: 2 }),
    { is: 'requested' },
    { phase: 'checking', failures: 2 },
    [endPause, check],
  ],
  ...(['idle', 'checking', 'working', 'backingOff'] as const).map((phase): (typeof table)[number] => [
    at(phase),
    { is: 'stop' },
    { phase: 'stopped' },
    [endPause],
  ]),
]

test.each(table)('%o and %o', (state, event, next, effects) => {
  const [after, done] = transition(state, event)
  expect(after).toMatchObject(next)
  expect(done).toEqual(effects)
})

test('every other event changes nothing', () => {
  const phases: Phase[] = ['idle', 'checking', 'working', 'backingOff', 'stopped']
  const events: Event<Need>[] = [
    ...(['requested', 'tick', 'done', 'failed', 'retry', 'stop'] as const).map(is => ({ is })),
    { is: 'checked', need: null },
  ]
  const isListed = (phase: Phase, is: string) =>
    table.some(([state, event]) => state.phase === phase && event.is === is)
  for (const phase of phases)
    for (const event of events)
      if (!isListed(phase, event.is)) expect(transition(at(phase), event)).toEqual([at(phase), []])
})

test('the pause grows up to ten minutes', () => {
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 600_000])
})

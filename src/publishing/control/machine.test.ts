import { expect, test } from 'vitest'
import { type Effect, type Event, idle, pauseAfter, type State, transition } from './machine.ts'

type Phase = State<'part'>['phase']
const at = (phase: Phase, more: Partial<State<'part'>> = {}): State<'part'> => ({ ...idle, phase, ...more })
const look: Effect<'part'> = { do: 'look' }
const endPause: Effect<'part'> = { do: 'endPause' }

/** State, event, next phase, effects; what is not listed changes nothing. */
const table: [State<'part'>, Event<'part'>, Partial<State<'part'>>, Effect<'part'>[]][] = [
  [at('resting'), { is: 'asked' }, { phase: 'looking' }, [look]],
  [at('resting'), { is: 'tick' }, { phase: 'looking' }, [look]],
  [at('looking'), { is: 'asked' }, { phase: 'looking', again: true }, []],
  [at('looking'), { is: 'looked', need: null }, { phase: 'resting' }, []],
  [at('looking', { again: true }), { is: 'looked', need: null }, { phase: 'looking', again: false }, [look]],
  [
    at('looking', { again: true }),
    { is: 'looked', need: 'part' },
    { phase: 'working', need: 'part', again: false },
    [{ do: 'work', need: 'part' }],
  ],
  // The database is away: nothing is known to have failed, so the next tick looks again.
  [at('looking', { failures: 2 }), { is: 'failed' }, { phase: 'resting', failures: 2 }, []],
  [at('working', { need: 'part' }), { is: 'asked' }, { phase: 'working', again: true }, []],
  // A change may have come while the release was built.
  [at('working', { failures: 3 }), { is: 'done' }, { phase: 'looking', need: null, failures: 0 }, [look]],
  [
    at('working', { failures: 1 }),
    { is: 'failed' },
    { phase: 'waiting', need: null, failures: 2 },
    [{ do: 'pause', milliseconds: 10_000 }],
  ],
  [at('waiting', { failures: 2 }), { is: 'retry' }, { phase: 'looking', failures: 2 }, [endPause, look]],
  [at('waiting', { failures: 2 }), { is: 'asked' }, { phase: 'looking', failures: 2 }, [endPause, look]],
  ...(['resting', 'looking', 'working', 'waiting'] as const).map((phase): (typeof table)[number] => [
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
  const phases: Phase[] = ['resting', 'looking', 'working', 'waiting', 'stopped']
  const events: Event<'part'>[] = [
    ...(['asked', 'tick', 'done', 'failed', 'retry', 'stop'] as const).map(is => ({ is })),
    { is: 'looked', need: null },
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

import type { DeskAppointment } from '#entities/appointment.ts'
import { todayIn } from '#entities/availability.ts'
import { confirm } from '../../confirm.ts'
import { useSay } from '../say.ts'
import type { Step } from './day-calls.ts'

interface ActionsProps {
  appointment: DeskAppointment
  busy: boolean
  onAccept(): void
  onStep(step: Step): void
  onTurn(how: 'decline' | 'cancel'): void
}

/** What can be done with an appointment now: nobody arrives before the day, nobody is missing before the hour. */
export function DayActions({ appointment: one, busy, onAccept, onStep, onTurn }: ActionsProps) {
  const say = useSay()
  const now = Temporal.Now.instant()
  const { status, timezone } = one
  const itsDay = todayIn(timezone, Temporal.Instant.from(one.startsAt)) <= todayIn(timezone, now)
  const begun = Temporal.Instant.compare(one.startsAt, now) <= 0
  const button = (text: string, act: () => void, quiet = true) => (
    <button
      type="button"
      className={`button button-small${quiet ? ' button-quiet' : ''}`}
      aria-disabled={busy || undefined}
      onClick={() => !busy && act()}
    >
      {text}
      <span className="sr-only">: {one.patient.name}</span>
    </button>
  )
  async function missing() {
    const yes = await confirm({
      title: say('desk:day.noShowTitle', { patient: one.patient.name }),
      text: say('desk:day.noShowText'),
      yes: say('desk:day.noShow'),
      no: say('admin:cancel'),
    })
    if (yes) onStep('no-show')
  }
  const waits = status === 'requested'
  const accepted = status === 'accepted'
  const here = status === 'checked_in'
  return (
    <div className="day-buttons">
      {waits && button(say('admin:desk.accept'), onAccept, false)}
      {waits && button(say('admin:desk.decline'), () => onTurn('decline'))}
      {accepted && itsDay && button(say('desk:day.checkIn'), () => onStep('check-in'), false)}
      {here && button(say('desk:day.complete'), () => onStep('complete'), false)}
      {((accepted && begun) || (here && begun)) && button(say('desk:day.noShow'), () => void missing())}
      {accepted && button(say('desk:day.cancel'), () => onTurn('cancel'))}
    </div>
  )
}

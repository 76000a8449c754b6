import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { missedHours } from '#entities/appointment/appointment-status.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '../../../confirm.ts'
import { useTranslation } from '../../../texts.ts'
import { patientName } from '../../patient-name.ts'
import type { Transition } from './day-calls.ts'

interface ActionsProps {
  appointment: DeskAppointment
  busy: boolean
  onAccept(): void
  onStep(step: Transition): void
  onTurn(how: 'decline' | 'cancel'): void
}

/** The actions that the server allows for an appointment now: see `transitionAtDesk` and `reinstate` there. */
export function DayActions({ appointment: one, busy, onAccept, onStep, onTurn }: ActionsProps) {
  const { t } = useTranslation()
  const now = Temporal.Now.instant()
  const { status, timezone } = one
  const itsDay = todayIn(timezone, Temporal.Instant.from(one.startsAt)) <= todayIn(timezone, now)
  const over = Temporal.Instant.compare(one.endsAt, now) <= 0
  const noted = Temporal.Instant.from(one.updatedAt).add({ hours: missedHours })
  const button = (text: string, act: () => void, quiet = true) => (
    <Button
      size="small"
      variant={quiet ? 'quiet' : 'brand'}
      aria-disabled={busy || undefined}
      onClick={() => !busy && act()}
    >
      {text}
      <span className="sr-only">: {patientName(t, one.patient)}</span>
    </Button>
  )
  async function missing(how: 'noShow' | 'left') {
    const yes = await confirm({
      title: t(`desk:day.${how}Title`, { patient: one.patient.name }),
      text: t(`desk:day.${how}Text`),
      yes: t(`desk:day.${how}`),
    })
    if (yes) onStep('no-show')
  }
  const waits = status === 'requested'
  const accepted = status === 'accepted'
  const here = status === 'checked_in'
  return (
    <div className="flex justify-end gap-2 max-lg:flex-wrap max-lg:justify-start">
      {waits && button(t('admin:desk.accept'), onAccept, false)}
      {waits && button(t('admin:desk.decline'), () => onTurn('decline'))}
      {accepted && itsDay && button(t('desk:day.checkIn'), () => onStep('check-in'), false)}
      {here && button(t('desk:day.complete'), () => onStep('complete'), false)}
      {accepted && over && button(t('desk:day.noShow'), () => void missing('noShow'))}
      {here && button(t('desk:day.left'), () => void missing('left'))}
      {status === 'no_show' &&
        Temporal.Instant.compare(now, noted) < 0 &&
        button(t('desk:day.reinstate'), () => onStep('reinstate'))}
      {accepted && button(t('desk:day.cancel'), () => onTurn('cancel'))}
    </div>
  )
}

import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { isMovable, missedHours } from '#entities/appointment/appointment-status.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { expectedTime } from '#entities/schedule/lateness.ts'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { patientName } from '../patient-name.ts'
import type { PanelName } from './panels/AppointmentPanel.tsx'
import type { FrontDeskActions } from './use-front-desk-actions.ts'

interface ActionsProps {
  appointment: DeskAppointment
  steps: FrontDeskActions
  /** Runs an action that needs no further answer. */
  act(work: () => Promise<boolean>): unknown
  onPanel(name: PanelName): void
  /** The list presses the buttons by the keys that they name. */
  hasKeys?: boolean
}

/** The actions that the server allows for an appointment now: see `transitionAtDesk` and `reinstate` there. */
export function AppointmentActions({ appointment: one, steps, act, onPanel, hasKeys }: ActionsProps) {
  const { t } = useTranslation()
  const now = Temporal.Now.instant()
  const { status, timezone } = one
  const itsDay = todayIn(timezone, Temporal.Instant.from(one.startsAt)) <= todayIn(timezone, now)
  const over = Temporal.Instant.compare(expectedTime(one.endsAt, one.lateMinutes), now) <= 0
  const noted = Temporal.Instant.from(one.updatedAt).add({ hours: missedHours })
  const busy = steps.busy.has(one.id)
  const step = (name: Parameters<FrontDeskActions['step']>[1]) => act(() => steps.step(one.id, name))
  const button = (
    text: string,
    run: () => unknown,
    variant: ButtonVariant = 'quiet',
    keys?: string,
    isBusy = busy,
  ) => (
    <Button
      size="small"
      aria-keyshortcuts={hasKeys ? keys : undefined}
      variant={variant}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && run()}
    >
      {text}
      <span className="sr-only">: {patientName(t, one.patient)}</span>
    </Button>
  )
  /** Opens also while an action of the row runs: on a slow line a press would do nothing, without a word. */
  const opens = (name: PanelName, text: string, variant?: ButtonVariant, keys?: string) =>
    button(text, () => onPanel(name), variant, keys, false)
  async function missing(how: 'noShow' | 'left') {
    const yes = await confirm({
      title: t(`desk:day.${how}Title`, { patient: one.patient.name }),
      text: t(`desk:day.${how}Text`),
      yes: t(`desk:day.${how}`),
    })
    if (yes) step('no-show')
  }
  const waits = status === 'requested'
  const accepted = status === 'accepted'
  const here = status === 'checked_in'
  return (
    <div className="flex justify-end gap-2 max-lg:flex-wrap max-lg:justify-start">
      {waits && button(t('admin:desk.accept'), () => act(() => steps.accept(one.id)), 'brand')}
      {waits && opens('decline', t('admin:desk.decline'), 'quiet-danger')}
      {accepted && itsDay && button(t('desk:day.checkIn'), () => step('check-in'), 'brand', 'C')}
      {here && button(t('desk:day.complete'), () => step('complete'), 'brand', 'V')}
      {accepted && over && button(t('desk:day.noShow'), () => missing('noShow'), 'quiet-danger', 'N')}
      {here && button(t('desk:day.left'), () => missing('left'), 'quiet-danger')}
      {status === 'no_show' &&
        Temporal.Instant.compare(now, noted) < 0 &&
        button(t('desk:day.reinstate'), () => step('reinstate'))}
      {isMovable(status) && opens('move', t('desk:move.open'), 'quiet', 'M')}
      {accepted && opens('cancel', t('desk:day.cancel'), 'quiet-danger')}
    </div>
  )
}

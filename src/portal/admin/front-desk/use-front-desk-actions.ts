import { ApiError } from '#api/errors.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import { useAction } from '../../kit/use-action.ts'
import { useRowAction } from '../../kit/use-row-action.ts'
import { useTranslation } from '../../texts.ts'
import { accept, decline, invalidateAppointments, moveAndAccept } from './calls.ts'
import { cancelAtDesk, moveAtDesk, type Transition, transitionAppointment } from './day/day-calls.ts'

/** The appointment as a colleague or the patient has changed it meanwhile; undefined for any other error. */
const changedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.code === 'booking.changed'
    ? (error.result as { current?: DeskAppointment } | undefined)?.current
    : undefined

/** Runs the actions of the front desk on appointments, one at a time on each, and handles conflicts with other changes. */
export function useFrontDeskActions() {
  const { t } = useTranslation()
  const run = async ({ work }: { id: string; work(): Promise<string> }) => {
    try {
      return { severity: 'success' as const, summary: await work() }
    } catch (error) {
      const appointment = changedMeanwhile(error)
      if (!appointment) throw error
      await invalidateAppointments()
      const status = t(`admin:desk.status.${appointment.status}`)
      return { severity: 'warn' as const, summary: t('admin:desk.changed', { status }) }
    }
  }
  const inRow = useRowAction(run, { done: toast => toast })
  const inPanel = useAction(run, { done: toast => toast, showError: 'here' })
  const act = async (action: Pick<typeof inRow, 'run'>, id: string, work: () => Promise<string>) =>
    (await action.run({ id, work })) !== undefined
  const said = (work: Promise<unknown>, text: string) => work.then(() => t(text))
  return {
    /** The ids of the appointments that a button of their row is changing. */
    busy: inRow.pending,
    /** Of an action in a panel, which shows it. */
    isPending: inPanel.isPending,
    failure: inPanel.failure,
    clear: inPanel.clear,
    accept: (id: string) => act(inRow, id, () => said(accept(id), 'admin:desk.accepted')),
    decline: (id: string, refusal: Refusal) =>
      act(inPanel, id, () => said(decline(id, refusal), 'admin:desk.declined')),
    move: (id: string, to: PlaceChoice) => act(inPanel, id, () => moveAtDesk(id, to)),
    moveAndAccept: (id: string, to: PlaceChoice) =>
      act(inPanel, id, () => said(moveAndAccept(id, to), 'desk:inbox.moved')),
    step: (id: string, step: Transition) => act(inRow, id, () => transitionAppointment(id, step)),
    cancel: (id: string, refusal: Refusal) => act(inPanel, id, () => cancelAtDesk(id, refusal)),
  }
}
export type FrontDeskActions = ReturnType<typeof useFrontDeskActions>

/** What the panel of such an action needs. */
export interface ActionPanelProps {
  appointment: DeskAppointment
  steps: FrontDeskActions
  /** Runs the action; false if it failed and the panel stays open. */
  act(work: () => Promise<boolean>): Promise<boolean>
  onClose(): void
}

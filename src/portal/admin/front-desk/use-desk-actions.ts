import { ApiError } from '#api/errors.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { accept, decline, invalidateAppointments, moveAndAccept } from './calls.ts'
import { cancelAtDesk, moveAtDesk, type Transition, transitionAppointment } from './day/day-calls.ts'

interface Act {
  id: string
  work(): Promise<string>
}

/** The appointment as a colleague or the patient has changed it meanwhile; undefined for any other error. */
const changedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.code === 'booking.changed'
    ? (error.result as { current?: DeskAppointment } | undefined)?.current
    : undefined

/** Runs the actions of the front desk on an appointment, one at a time, and handles conflicts with other changes. */
export function useDeskActions() {
  const { t } = useTranslation()
  const action = useAction(
    async ({ work }: Act) => {
      try {
        return { severity: 'success' as const, summary: await work() }
      } catch (error) {
        const appointment = changedMeanwhile(error)
        if (!appointment) throw error
        await invalidateAppointments()
        const status = t(`admin:desk.status.${appointment.status}`)
        return { severity: 'warn' as const, summary: t('admin:desk.changed', { status }) }
      }
    },
    { done: toast => toast },
  )
  const act = async (id: string, work: () => Promise<string>) =>
    (await action.run({ id, work })) !== undefined
  const said = (work: Promise<unknown>, text: string) => work.then(() => t(text))
  return {
    /** The appointment that is being changed. */
    busy: action.pending?.id ?? null,
    isPending: action.isPending,
    /** Also shown in the open panel, which covers the toast. */
    failure: action.failure,
    accept: (id: string) => act(id, () => said(accept(id), 'admin:desk.accepted')),
    decline: (id: string, refusal: Refusal) =>
      act(id, () => said(decline(id, refusal), 'admin:desk.declined')),
    move: (id: string, to: PlaceChoice) => act(id, () => moveAtDesk(id, to)),
    moveAndAccept: (id: string, to: PlaceChoice) =>
      act(id, () => said(moveAndAccept(id, to), 'desk:inbox.moved')),
    step: (id: string, step: Transition) => act(id, () => transitionAppointment(id, step)),
    cancel: (id: string, refusal: Refusal) => act(id, () => cancelAtDesk(id, refusal)),
  }
}
export type DeskActions = ReturnType<typeof useDeskActions>

/** What the panel of such an action needs. */
export interface DeskPanel {
  appointment: DeskAppointment
  steps: DeskActions
  /** Runs the action; false if it failed and the panel stays open. */
  act(work: () => Promise<boolean>): Promise<boolean>
  onClose(): void
}

import { useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import { useTranslation } from '../../texts.ts'
import { accept, decline, moveAndAccept, renewAppointments } from './calls.ts'
import { cancelAtDesk, type Step, takeStep } from './day/day-calls.ts'

/** Runs the actions of the front desk on an appointment, one at a time, and handles conflicts with other changes. */
export function useSteps() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string | null>(null)
  /** Shown in the open panel, as a toast would be behind it. */
  const [failure, setFailure] = useState<string | null>(null)

  async function act(id: string, work: () => Promise<string>): Promise<boolean> {
    if (busy) return false
    setBusy(id)
    setFailure(null)
    try {
      const summary = await work()
      addAdminToast({ severity: 'success', summary })
      return true
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'booking.changed' ? error.result : null
      const appointment = (current as { current?: DeskAppointment } | null)?.current
      if (!appointment) {
        const lines = errorLines(error)
        setFailure(lines.detail)
        addAdminToast({ severity: 'error', ...lines })
        return false
      }
      const status = t(`admin:desk.status.${appointment.status}`)
      addAdminToast({ severity: 'warn', summary: t('admin:desk.changed', { status }) })
      await renewAppointments()
      return true
    } finally {
      setBusy(null)
    }
  }
  const said = (work: Promise<unknown>, text: string) => work.then(() => t(text))
  return {
    busy,
    failure,
    accept: (id: string) => act(id, () => said(accept(id), 'admin:desk.accepted')),
    decline: (id: string, reason: string) => act(id, () => said(decline(id, reason), 'admin:desk.declined')),
    moveAndAccept: (id: string, to: PlaceChoice) =>
      act(id, () => said(moveAndAccept(id, to), 'desk:inbox.moved')),
    step: (id: string, step: Step) => act(id, () => takeStep(id, step)),
    cancel: (id: string, reason: string) => act(id, () => cancelAtDesk(id, reason)),
  }
}
export type Steps = ReturnType<typeof useSteps>

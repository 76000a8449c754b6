import { useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { DeskAppointment } from '#entities/appointment.ts'
import { useSay } from '../say.ts'
import { accept, decline, renewAppointments } from './calls.ts'

/** Accepting and declining, also when somebody else was faster. */
export function useDecision() {
  const say = useSay()
  const [busy, setBusy] = useState<string | null>(null)

  async function decide(id: string, act: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false
    setBusy(id)
    try {
      await act()
      addAdminToast({ severity: 'success', summary: say(done) })
      return true
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'booking.changed' ? error.result : null
      if (current) {
        const status = say(`admin:desk.status.${(current as DeskAppointment).status}`)
        addAdminToast({ severity: 'warn', summary: say('admin:desk.changed', { status }) })
        await renewAppointments()
        return true
      }
      addAdminToast({ severity: 'error', ...errorLines(error) })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    accept: (id: string) => decide(id, () => accept(id), 'admin:desk.accepted'),
    decline: (id: string, reason: string) => decide(id, () => decline(id, reason), 'admin:desk.declined'),
  }
}

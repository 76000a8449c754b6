import { useState } from 'react'
import { del } from '#api/client.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import { addToast } from '#api/toasts.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { Dependant } from '#entities/people/dependant.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { useFamilyChanged } from './family.ts'

/** Appointments that prevent the removal of a family member, until the patient decides about them. */
export interface Pending {
  dependant: Dependant
  appointments: Appointment[]
}

/** Removes a family member after a confirmation. Their appointments are shown before they are cancelled with it. */
export function useRemove() {
  const { t } = useTranslation()
  const changed = useFamilyChanged()
  const [pending, setPending] = useState<Pending | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function send(dependant: Dependant, appointments: 'keep' | 'cancel') {
    if (busy) return
    setBusy(dependant.id)
    try {
      const path = `dependants/${encodeURIComponent(dependant.id)}` as const
      const { meta } = await del<null>(path, { query: { appointments } })
      setPending(null)
      await changed(all => all.filter(one => one.id !== dependant.id))
      addToast({ severity: 'success', summary: meta.message ?? '' })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'dependants.appointmentsComing') {
        const { appointments: coming } = error.result as { appointments: Appointment[] }
        setPending({ dependant, appointments: coming })
      } else {
        addToast({ severity: 'error', ...errorLines(error) })
        // Another device may have changed the list: load it again.
        await changed(all => all)
      }
    } finally {
      setBusy(null)
    }
  }

  async function remove(dependant: Dependant) {
    const { name } = dependant
    const yes = await confirm({
      title: t('dependants:remove.title', { name }),
      text: t('dependants:remove.text', { name }),
      yes: t('dependants:remove.yes'),
      no: t('dependants:remove.no'),
      severe: true,
    })
    if (yes) await send(dependant, 'keep')
  }
  return {
    remove,
    busy,
    pending,
    giveUp: () => setPending(null),
    cancelAll: () => pending && send(pending.dependant, 'cancel'),
  }
}

import { useState } from 'react'
import { del } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { Dependant } from '#entities/people/dependant.ts'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { familyChanged } from './family.ts'

/** Appointments that prevent the removal of a family member, until the patient decides about them. */
export interface Pending {
  dependant: Dependant
  appointments: Appointment[]
}

interface Removal {
  dependant: Dependant
  appointments: 'keep' | 'cancel'
}

/** Removes a family member after a confirmation. Their appointments are shown before they are cancelled with it. */
export function useRemove() {
  const { t } = useTranslation()
  const [undecided, setUndecided] = useState<Pending | null>(null)
  const { run, pending: removing } = useAction(
    ({ dependant, appointments }: Removal) =>
      del('/api/dependants/{id}', { params: { id: dependant.id }, query: { appointments } }),
    {
      confirm: ({ dependant: { name }, appointments }) =>
        appointments === 'cancel'
          ? null
          : {
              title: t('dependants:remove.title', { name }),
              text: t('dependants:remove.text', { name }),
              yes: t('dependants:remove.yes'),
              no: t('dependants:remove.no'),
              severe: true,
            },
      done: serverMessage,
      onDone: (_answer, { dependant }) => {
        setUndecided(null)
        familyChanged(all => all.filter(one => one.id !== dependant.id))
      },
      onError: (error, { dependant }) => {
        if (error instanceof ApiError && error.code === 'dependants.appointmentsComing') {
          const { appointments: coming } = error.result as { appointments: Appointment[] }
          setUndecided({ dependant, appointments: coming })
          return true
        }
        // Another device may have changed the list: load it again.
        familyChanged(all => all)
        return false
      },
    },
  )
  return {
    remove: (dependant: Dependant) => run({ dependant, appointments: 'keep' }),
    busy: removing?.dependant.id ?? null,
    pending: undecided,
    giveUp: () => setUndecided(null),
    cancelAll: () => undecided && run({ dependant: undecided.dependant, appointments: 'cancel' }),
  }
}

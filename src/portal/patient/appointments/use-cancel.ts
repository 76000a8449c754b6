import { post } from '#api/client.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { renew } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { bookingReads } from '../doctors/directory.ts'

/** Asks for confirmation, then cancels. Cancelling is idempotent, so it may be retried. */
export function useCancel() {
  const { t, language } = useTranslation()
  return useAction(
    ({ id }: Appointment) =>
      // Also after a refusal: then the shown list is stale.
      post('/api/appointments/{id}/cancel', { params: { id } }).finally(() => void renew(...bookingReads)),
    {
      confirm: appointment => {
        const { startsAt, timezone, dependant } = appointment
        const when = formatMoment(startsAt, timezone, language)
        const text = t('patient:cancel.text', { doctor: appointmentTitle(appointment, language), when })
        return {
          title: t('patient:cancel.title'),
          text: dependant ? `${t('dependants:forName', { name: dependant.name })} ${text}` : text,
          yes: t('patient:cancel.yes'),
          no: t('patient:cancel.no'),
          severe: true,
        }
      },
      done: serverMessage,
    },
  )
}

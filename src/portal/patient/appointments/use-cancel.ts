import { useMutation, useQueryClient } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'

/** Asks for confirmation, then cancels. Cancelling is idempotent, so it may be retried. */
export function useCancel() {
  const { t, language } = useTranslation()
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (id: string) => post<Appointment>(`appointments/${id}/cancel`, {}, { toast: 'all' }),
    // Also after a refusal: then the shown list is stale.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['appointments'] }),
        client.invalidateQueries({ queryKey: ['places'] }),
        client.invalidateQueries({ queryKey: ['availability'] }),
      ]),
  })
  async function cancel({ id, doctorName, startsAt, timezone, dependant }: Appointment) {
    const when = formatMoment(startsAt, timezone, language)
    const yes = await confirm({
      title: t('patient:cancel.title'),
      text: [
        dependant ? t('dependants:forName', { name: dependant.name }) : '',
        t('patient:cancel.text', { doctor: doctorName, when }),
      ]
        .join(' ')
        .trim(),
      yes: t('patient:cancel.yes'),
      no: t('patient:cancel.no'),
      severe: true,
    })
    if (yes) mutate(id)
  }
  return { cancel, pending: isPending ? variables : null }
}

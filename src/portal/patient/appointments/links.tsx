import type { Appointment } from '#entities/appointment/appointment.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'

interface Props {
  appointment: Pick<Appointment, 'doctor' | 'dependant' | 'bookable'>
}

/** To the waiting list of the doctor, for an earlier time; nothing if the doctor cannot be booked online. */
export function WaitingListLink({ appointment: { doctor, dependant, bookable } }: Props) {
  const { t } = useTranslation()
  if (!bookable) return null
  return (
    <LinkButton variant="ghost" size="small" to={paths.waitingList({ doctor, who: dependant?.id })}>
      {t('patient:waiting.earlier')}
    </LinkButton>
  )
}

/** To another appointment with the doctor; nothing if the doctor cannot be booked online. */
export function BookAgainLink({ appointment: { doctor, dependant, bookable } }: Props) {
  const { t } = useTranslation()
  if (!bookable) return null
  return (
    <LinkButton variant="quiet" size="small" to={paths.book({ doctor, who: dependant?.id })}>
      {t('patient:card.again')}
    </LinkButton>
  )
}

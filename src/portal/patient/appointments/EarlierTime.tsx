import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#api/server-clock.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { earlierDates } from '#entities/appointment/earlier-dates.ts'
import { Button } from '#ui/Button.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { WaitingListLink } from './links.tsx'
import { enterWaitingList, isFor, isStillWaiting, leaveWaitingList, waitingQuery } from './waiting-list.ts'

/** The entry that waits for an earlier time than this appointment. */
const useEarlierEntry = ({ id }: Appointment) =>
  useQuery(waitingQuery).data?.find(one => one.replaces?.id === id && isStillWaiting(one))

/** Says that the patient waits for an earlier time, and at which position. An offer has a card of its own. */
export function EarlierLine({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation()
  const entry = useEarlierEntry(appointment)
  if (!entry || entry.position === null) return null
  return (
    <p className="appointment-line">
      {t('patient:waiting.waitsEarlier')} {t('patient:waiting.position', { count: entry.position })}
    </p>
  )
}

/** One press enters the waiting list for the days before the appointment; another one leaves it. */
export function EarlierAction({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation()
  const { id, doctor, dependant, timezone } = appointment
  const { data: waits, isError } = useQuery(waitingQuery)
  const entry = useEarlierEntry(appointment)
  const leave = useAction(leaveWaitingList, { done: serverMessage })
  const enter = useAction(enterWaitingList, { done: serverMessage })
  const startsAt = Temporal.Instant.from(appointment.startsAt)
  const dates = earlierDates({ startsAt, timezone }, serverNow())
  // The screen of the waiting list says what is wrong, and tries again.
  if (!waits) return isError ? <WaitingListLink appointment={appointment} /> : null
  if (entry)
    return (
      <Button variant="ghost" size="small" action={leave.with(entry.id)}>
        {t('patient:waiting.stopEarlier')}
      </Button>
    )
  // An entry with other dates is not overwritten by one press.
  if (!appointment.bookable || !dates || waits.some(one => isFor(one, { doctor }, dependant?.id ?? null)))
    return <WaitingListLink appointment={appointment} />
  const who = dependant ? { dependant: dependant.id } : {}
  return (
    <Button
      variant="ghost"
      size="small"
      isPending={enter.isPending}
      onClick={() => enter.run({ doctor, ...who, ...dates, replaces: id })}
    >
      {t('patient:waiting.tellEarlier')}
    </Button>
  )
}

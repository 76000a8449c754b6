import { useQuery } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { earlierDates } from '#entities/appointment/earlier-dates.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { DeskWaiting } from '#entities/appointment/waiting.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { answerOptions, writeSettled } from '../queries.ts'
import { invalidateAppointments } from './calls.ts'

const keys = ['admins', 'appointments', 'waiting'] as const
/** The entry for this appointment, and one of the patient for its doctor with other dates. */
const entryOptions = (appointment: string) =>
  answerOptions(keys, '/api/admins/waiting-list', { query: { appointment, perPage: 2 }, every: 60_000 })

/** Whether an earlier time can be offered: online, by email, and on a day before the appointment. */
const canWait = ({ status, startsAt, timezone, doctor, bookable, patient }: DeskAppointment): boolean =>
  isMovable(status) &&
  bookable &&
  packageOf(doctor) === null &&
  // Without an address it is an empty text, not null.
  Boolean(patient.email) &&
  earlierDates({ startsAt: Temporal.Instant.from(startsAt), timezone }, Temporal.Now.instant()) !== null

/** Whether there is something to say: an entry stays visible as long as it can be ended. */
export function useEarlierRow(appointment: DeskAppointment): boolean {
  const { data, isPlaceholderData } = useQuery(entryOptions(appointment.id))
  const isThis = ({ replaces }: DeskWaiting) => replaces === appointment.id
  return canWait(appointment) || (!isPlaceholderData && Boolean(data?.result.some(isThis)))
}

/** Whether the patient waits for an earlier time, with the button that changes it. */
export function EarlierRow({ appointment: { id } }: { appointment: DeskAppointment }) {
  const { t, language } = useTranslation()
  const { data, isPlaceholderData } = useQuery(entryOptions(id))
  const entry = data?.result.find(one => one.replaces === id) ?? data?.result[0]
  const options = { done: serverMessage, onDone: invalidateAppointments }
  const input = { params: { id } }
  const wait = useAction(
    () => writeSettled(post('/api/admins/appointments/{id}/earlier', input), keys),
    options,
  )
  const stop = useAction(
    () => writeSettled(del('/api/admins/appointments/{id}/earlier', input), keys),
    options,
  )
  // Until it is known whether the patient waits, and not while another appointment's answer is still shown.
  if (!data || isPlaceholderData) return null
  if (!entry)
    return (
      <Button size="small" variant="quiet" isPending={wait.isPending} onClick={() => wait.run()}>
        {t('desk:earlier.wait')}
      </Button>
    )
  const day = (date: string) => dateInWords(date, language, { day: 'numeric', month: 'long' })
  const { offer } = entry
  const moment = (instant: string) => formatMoment(instant, offer?.timezone ?? 'UTC', language)
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {offer
        ? t('desk:earlier.offered', { moment: moment(offer.startsAt), until: moment(offer.expiresAt) })
        : t(entry.replaces === id ? 'desk:earlier.waits' : 'desk:earlier.waitsOther', {
            from: day(entry.from),
            to: day(entry.to),
          })}
      {entry.replaces === id && (
        <Button size="small" variant="quiet" isPending={stop.isPending} onClick={() => stop.run()}>
          {t('desk:earlier.stop')}
        </Button>
      )}
    </span>
  )
}

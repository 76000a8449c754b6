import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { useFamily } from '../../dependants/family.ts'
import { slotsQuery } from '../../doctors/directory.ts'
import { useDoctorPhone } from '../../doctors/doctor-phone.ts'
import { QueryState } from '../../Loading.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery, withOwnHold } from '../use-hold.ts'
import { useIsBookable } from '../use-names.ts'
import { type Chooser, isAt, patientOf } from './choice.ts'
import { DayLink, useMoreWeeks } from './DayLink.tsx'
import { type Day, daysOf, weeksAhead } from './days.ts'
import { LocationChips } from './LocationChips.tsx'
import { NoDoctor } from './NoDoctor.tsx'
import { EarlierSlotLink, WaitingListLink } from './WaitingListLink.tsx'

const locationsOf = (day: Day) => day.occurrences.map(one => one.location)

export function ChooseDay({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const { weeks, more } = useMoreWeeks()
  const { from, to } = weeksAhead(weeks)
  const query = useQuery(slotsQuery(choice.doctor ?? '', from, to))
  const { data, error } = query
  const own = useQuery(ownHoldQuery).data
  const book = useBookingLink()
  const phone = useDoctorPhone(choice.doctor)
  const family = useFamily().data
  const doctor = useIsBookable(choice.doctor)
  const isPackage = packageOf(choice.doctor ?? '') !== null
  if (error instanceof ApiError && error.status === 404)
    return <NoDoctor reason="unknownDoctor" doctor={choice.doctor} />
  if (doctor === false) return <NoDoctor reason="phoneOnly" doctor={choice.doctor} />
  const awaited = { doctor: choice.doctor ?? '' }
  const who = patientOf(choice, family) ?? null
  const sessions = (data ?? []).map(one => withOwnHold(one, own))
  const days = daysOf(sessions.filter(isAt(choice)))
  return (
    <Question title={t('patient:booking.day')}>
      <LocationChips
        locations={sessions.map(one => one.location)}
        chosen={choice.location}
        to={location => link({ location: location ?? '', doctor: choice.doctor ?? '' })}
      />
      <QueryState query={query} cards={1} />
      {data && days.every(day => day.free === 0) && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:booking.noDaysTitle')}
          actions={
            <>
              {more}
              <LinkButton variant="quiet" to={book()}>
                {t(isPackage ? 'patient:package.others' : 'patient:booking.otherDoctor')}
              </LinkButton>
            </>
          }
        >
          <p>{t('patient:booking.noDaysText')}</p>
          {!choice.move && !isPackage && <WaitingListLink awaited={awaited} who={who} />}
          <Helpline own={phone} />
        </EmptyState>
      )}
      {days.length > 0 && (
        <>
          <ul className="days">
            {days.map(day => (
              <DayLink
                key={day.date}
                {...day}
                // Moving a confirmed appointment needs no answer of the hospital, so short notice does not matter.
                byTelephone={day.byTelephone && !choice.move}
                locations={locationsOf(day)}
                to={link({ date: day.date })}
              />
            ))}
          </ul>
          {days.some(day => day.free > 0) && more && <div className="button-row">{more}</div>}
          {!isPackage && days.some(day => day.free > 0) && <EarlierSlotLink awaited={awaited} who={who} />}
        </>
      )}
    </Question>
  )
}

import { useQuery } from '@tanstack/react-query'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { paths } from '../../../paths.ts'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { useFamily } from '../../dependants/family.ts'
import { slotsQuery, useMovedAppointment } from '../../doctors/directory.ts'
import { useDoctorPhone } from '../../doctors/doctor-phone.ts'
import { QueryState } from '../../Loading.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery, withOwnHold } from '../use-hold.ts'
import { type Chooser, isAt, patientOf } from './choice.ts'
import { DayLink, useMoreWeeks } from './DayLink.tsx'
import { type Day, daysOf, weeksAhead } from './days.ts'
import { LocationChips } from './LocationChips.tsx'
import { EarlierSlotLink, WaitingListLink } from './WaitingListLink.tsx'

const locationsOf = (day: Day) => day.occurrences.map(one => one.location)

export function ChooseDay({ choice, link }: Chooser) {
  const { t, language } = useTranslation()
  const { weeks, more } = useMoreWeeks()
  const { from, to } = weeksAhead(weeks)
  const query = useQuery(slotsQuery(choice.doctor ?? '', from, to))
  const { data } = query
  const own = useQuery(ownHoldQuery).data
  const book = useBookingLink()
  const phone = useDoctorPhone(choice.doctor)
  const family = useFamily().data
  const isPackage = packageOf(choice.doctor ?? '') !== null
  const awaited = { doctor: choice.doctor ?? '' }
  // A move does not ask for whom: it is for the patient of the appointment.
  const moved = useMovedAppointment(choice.move)
  const who = (moved ? moved.dependant?.id : patientOf(choice, family)) ?? null
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
              {isPackage ? (
                <a className={buttonClass({ variant: 'quiet' })} href={paths.packages(language)}>
                  {t('patient:package.others')}
                </a>
              ) : (
                <LinkButton variant="quiet" to={book()}>
                  {t('patient:booking.otherDoctor')}
                </LinkButton>
              )}
            </>
          }
        >
          {!isPackage && <p>{t('patient:booking.noDaysText')}</p>}
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
          {!isPackage && (moved || !choice.move) && days.some(day => day.free > 0) && (
            <EarlierSlotLink awaited={awaited} who={who} />
          )}
        </>
      )}
    </Question>
  )
}

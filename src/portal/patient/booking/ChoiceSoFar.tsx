import { packageOf } from '#entities/appointment/timetable-key.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { useBookingLink } from '../appointments/use-booking-link.ts'
import { useMovedAppointment } from '../doctors/directory.ts'
import { type Chooser, choiceOfDays } from './choose/choice.ts'
import { formatDate } from './choose/DayLink.tsx'
import { useChosen } from './choose/use-chosen.ts'
import { TimetableName } from './TimetableName.tsx'
import { useLocationNames, useSpecialtyName } from './use-names.ts'

/** The choice so far, each line with a link to change it. */
export function ChoiceSoFar({ choice, link, step }: Chooser) {
  const { t, language } = useTranslation()
  const names = useLocationNames()
  const book = useBookingLink()
  const { chosen } = useChosen(choice)
  const specialty = useSpecialtyName(choice.specialist)
  const moved = useMovedAppointment(choice.move)
  const isPackage = packageOf(choice.doctor ?? '') !== null
  if ((!choice.doctor && !choice.specialist) || step === 'check') return null
  // In a booking by specialty: back to the days of the specialty, or to the list of doctors.
  const again = choice.specialist
    ? choice.doctor
      ? link(choiceOfDays(choice))
      : paths.colleagues(choice.specialist)
    : book()
  const when = chosen
    ? formatMoment(chosen.place.startsAt, chosen.occurrence.timezone, language)
    : choice.date && step === 'place'
      ? Object.values(formatDate(choice.date, language)).join(', ')
      : null
  return (
    <dl className="so-far" aria-label={t('patient:booking.soFar')}>
      {choice.specialist && (
        <div>
          <dt>{t('patient:any.specialty')}</dt>
          <dd>
            {specialty}
            <Link to={book()}>{t('patient:booking.change')}</Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(isPackage ? 'patient:package.label' : 'patient:booking.doctorLabel')}</dt>
        <dd>
          {choice.doctor ? <TimetableName choice={choice} /> : t('patient:any.any')}
          {isPackage && !choice.move && <a href={paths.packages(language)}>{t('patient:booking.change')}</a>}
          {!isPackage && !choice.move && <Link to={again}>{t('patient:booking.change')}</Link>}
        </dd>
      </div>
      {moved && (
        <div>
          <dt>{t('patient:booking.timeNow')}</dt>
          <dd>{formatMoment(moved.startsAt, moved.timezone, language)}</dd>
        </div>
      )}
      {when && (
        <div>
          <dt>{t(choice.move ? 'patient:booking.timeNew' : 'patient:booking.whenLabel')}</dt>
          <dd>
            {when}
            <Link to={link(choiceOfDays(choice))}>{t('patient:booking.change')}</Link>
          </dd>
        </div>
      )}
      {chosen && (
        <div>
          <dt>{t('patient:booking.whereLabel')}</dt>
          <dd>{names.get(chosen.occurrence.location) ?? chosen.occurrence.location}</dd>
        </div>
      )}
    </dl>
  )
}

import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortMoment } from '../../appointments/moments.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { DoctorList } from '../../doctors/DoctorList.tsx'
import { specialistDaysQuery } from '../../doctors/directory.ts'
import { Question } from '../check/Question.tsx'
import { useSpecialtyName } from '../use-names.ts'
import { weeksAhead } from './days.ts'

export function ChooseDoctor() {
  const { t } = useTranslation()
  return (
    <Question title={t('patient:booking.doctor')}>
      <DoctorList prefix="of-" lead={filter => <AnyDoctor {...filter} />} />
    </Question>
  )
}

const WEEKS = 4

/** Booking with any doctor of a specialty: offered when a specialty is chosen; a hint is shown before. */
function AnyDoctor({ specialist, location }: { specialist: string; location: string }) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const book = useBookingLink()
  const specialty = useSpecialtyName(specialist || undefined)
  const { data } = useQuery({
    ...specialistDaysQuery(specialist, { ...weeksAhead(WEEKS), location }),
    enabled: specialist !== '',
  })
  if (!specialist) return <p className="text-ink-soft">{t('patient:any.hint')}</p>
  const first = data?.find(day => day.first)?.first
  return (
    <aside className="card any-doctor" aria-label={t('patient:any.title', { specialty })}>
      <div>
        <h3 className="text-lg">{t('patient:any.title', { specialty })}</h3>
        <p className="text-ink-soft" role="status">
          {first
            ? t('patient:any.first', {
                when: shortMoment(first.startsAt, first.timezone),
                doctor: first.doctorName,
              })
            : t(data ? 'patient:any.nothing' : 'patient:any.text')}
        </p>
      </div>
      <LinkButton to={book({ specialist, location })}>{t('patient:any.choose')}</LinkButton>
    </aside>
  )
}

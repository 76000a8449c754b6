import { Link } from 'react-router-dom'
import { dateInWords } from '#entities/calendar-date.ts'
import { formatMoment } from '#entities/clock.ts'
import type { WaitingEntry } from '#entities/waiting.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useSpecialtyName } from './booking/use-names.ts'
import { useWaiting } from './waiting-list.ts'

/** One wait: the place that is offered now, or the turn. */
export function WaitingCard({ entry }: { entry: WaitingEntry }) {
  const { t, language } = useTexts()
  const { leave } = useWaiting()
  const { id, doctorName, specialist, dependant, from, to, position, offer } = entry
  const specialty = useSpecialtyName(specialist ?? undefined)
  const day = (date: string) => dateInWords(date, language, { day: 'numeric', month: 'long' })
  return (
    <article className="card appointment">
      <h3 className="text-lg">{specialist ? t('patient:waiting.anyDoctorOf', { specialty }) : doctorName}</h3>
      {dependant && <p className="appointment-who">{t('dependants:cardFor', { name: dependant.name })}</p>}
      {offer ? (
        <>
          {specialist && (
            <p className="appointment-line">{t('patient:waiting.with', { doctor: doctorName })}</p>
          )}
          <p className="appointment-doctor">{formatMoment(offer.startsAt, offer.timezone, language)}</p>
          <p className="appointment-line">
            {t('patient:waiting.keptUntil', {
              until: formatMoment(offer.expiresAt, offer.timezone, language),
            })}
          </p>
        </>
      ) : (
        <p className="appointment-line">
          {t('patient:waiting.between', { from: day(from), to: day(to) })}
          {position !== null && ` ${t('patient:waiting.position', { count: position })}`}
        </p>
      )}
      <footer className="button-row">
        {offer && (
          <Link
            className={buttonClass({ variant: 'primary', size: 'small' })}
            to={paths.book({
              doctor: offer.doctor,
              schedule: offer.schedule,
              startsAt: offer.startsAt,
              who: dependant?.id,
            })}
          >
            {t('patient:waiting.take')}
          </Link>
        )}
        <Button
          variant={offer ? 'ghost' : 'quiet'}
          size="small"
          isPending={leave.isPending}
          onClick={() => leave.mutate(id)}
        >
          {t('patient:waiting.leave')}
        </Button>
      </footer>
    </article>
  )
}

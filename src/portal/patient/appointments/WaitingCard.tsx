import type { WaitingEntry } from '#entities/appointment/waiting.ts'
import { dateInWords, formatLocale } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { useSpecialtyName } from '../booking/use-names.ts'
import { weekdayName } from '../waiting/Weekdays.tsx'
import { leaveWaitingList } from './waiting-list.ts'

/** One entry of the waiting list: the slot that is offered now, or the position. */
export function WaitingCard({ entry }: { entry: WaitingEntry }) {
  const { t, language } = useTranslation()
  const leave = useAction(leaveWaitingList, { done: serverMessage })
  const { id, doctor, doctorName, specialist, dependant, offer, replaces } = entry
  const specialty = useSpecialtyName(specialist ?? undefined)
  return (
    <article className="card appointment">
      <h3 className="text-lg">{specialist ? t('patient:waiting.anyDoctorOf', { specialty }) : doctorName}</h3>
      {dependant && (
        <p className="font-semibold text-brand-strong">{t('dependants:cardFor', { name: dependant.name })}</p>
      )}
      {offer ? (
        <>
          {specialist && (
            <p className="appointment-line">{t('patient:waiting.with', { doctor: doctorName })}</p>
          )}
          <p className="font-[650]">{formatMoment(offer.startsAt, offer.timezone, language)}</p>
          <p className="appointment-line">
            {t('patient:waiting.keptUntil', {
              until: formatMoment(offer.expiresAt, offer.timezone, language),
            })}
          </p>
        </>
      ) : (
        <Preferences entry={entry} />
      )}
      {replaces && (
        <p className="appointment-line">
          {t('patient:waiting.replaces', {
            moment: formatMoment(replaces.startsAt, replaces.timezone, language),
          })}
        </p>
      )}
      <footer className="button-row">
        {offer && (
          <LinkButton
            variant="primary"
            size="small"
            to={paths.book({
              doctor: offer.doctor,
              schedule: offer.schedule,
              startsAt: offer.startsAt,
              specialist,
              keptUntil: offer.expiresAt,
              who: dependant?.id,
            })}
          >
            {t('patient:waiting.take')}
          </LinkButton>
        )}
        {!offer && (
          <LinkButton
            variant="quiet"
            size="small"
            to={paths.waitingList({
              ...(specialist ? { specialist } : { doctor: doctor ?? '' }),
              who: dependant?.id,
            })}
          >
            {t('patient:waiting.change')}
          </LinkButton>
        )}
        <Button variant={offer ? 'ghost' : 'quiet'} size="small" action={leave.with(id)}>
          {t('patient:waiting.leave')}
        </Button>
      </footer>
    </article>
  )
}

/** The wanted dates, weekdays and time of day, and the position on the waiting list. */
function Preferences({ entry: { from, to, weekdays, dayPart, position } }: { entry: WaitingEntry }) {
  const { t, language } = useTranslation()
  const day = (date: string) => dateInWords(date, language, { day: 'numeric', month: 'long' })
  const list = new Intl.ListFormat(formatLocale[language], { type: 'conjunction' })
  const days = list.format(weekdays.map(one => weekdayName(one, language)))
  const lines = [
    t('patient:waiting.between', { from: day(from), to: day(to) }),
    ...(weekdays.length > 0 ? [t('patient:waiting.onDays', { days })] : []),
    ...(dayPart ? [`${t(`patient:waiting.${dayPart}`)}.`] : []),
    ...(position === null ? [] : [t('patient:waiting.position', { count: position })]),
  ]
  return <p className="appointment-line">{lines.join(' ')}</p>
}

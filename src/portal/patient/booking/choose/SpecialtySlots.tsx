import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Hold } from '#entities/appointment/appointment.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortMoment } from '../../appointments/moments.ts'
import { specialistSlotsQuery } from '../../doctors/directory.ts'
import { Loading } from '../../Loading.tsx'
import { Problem } from '../../Problem.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery } from '../use-hold.ts'
import { type Chooser, choiceOfDays } from './choice.ts'
import { Session } from './Session.tsx'

const STEP = 12

const dateAt = ({ startsAt, timezone }: Hold): string =>
  Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).toPlainDate().toString()

/** A day's sessions of all doctors of a specialty, the earliest first, each with its doctor's name. */
export function SpecialtySlots({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const [count, setCount] = useState(STEP)
  const { specialist = '', location, date = '' } = choice
  const { data, error, isPending, refetch } = useQuery(
    specialistSlotsQuery(specialist, { from: date, to: date, location }),
  )
  const own = useQuery(ownHoldQuery).data
  const shortMoment = useShortMoment()
  // A slot held for this patient is not in the list of free slots.
  const mine = own && dateAt(own) === date ? own : null
  return (
    <Question title={t('patient:booking.place')}>
      {isPending && <Loading cards={1} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {mine && (
        <p>
          <Link
            className="chip place"
            to={link({ doctor: mine.doctor, schedule: mine.schedule, startsAt: mine.startsAt })}
          >
            {shortMoment(mine.startsAt, mine.timezone)}
          </Link>
        </p>
      )}
      {data?.length === 0 && !mine && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:booking.dayFull')}
          actions={<LinkButton to={link(choiceOfDays(choice))}>{t('patient:booking.otherDay')}</LinkButton>}
        />
      )}
      {data?.slice(0, count).map(one => (
        <Session
          key={one.schedule + one.startsAt}
          session={one}
          doctorName={one.doctorName}
          to={startsAt => link({ doctor: one.doctor, schedule: one.schedule, startsAt })}
        />
      ))}
      {data && data.length > count && (
        <div className="button-row">
          <Button variant="quiet" onClick={() => setCount(count + 2 * STEP)}>
            {t('patient:more', { count: data.length - count })}
          </Button>
        </div>
      )}
    </Question>
  )
}

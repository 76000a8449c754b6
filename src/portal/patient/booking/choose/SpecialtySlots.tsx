import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hold } from '#entities/appointment/appointment.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { fullName } from '#entities/people/full-name.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortMoment } from '../../appointments/moments.ts'
import { doctorQuery, specialistSlotsQuery } from '../../doctors/directory.ts'
import { QueryState } from '../../Loading.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery } from '../use-hold.ts'
import { type Chooser, choiceOfDays, isAt } from './choice.ts'
import { FullDay, Session } from './Session.tsx'

const STEP = 12

const dateAt = ({ startsAt, timezone }: Hold): string =>
  Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).toPlainDate().toString()

/** A day's sessions of all doctors of a specialty, the earliest first, each with its doctor's name. */
export function SpecialtySlots({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const [count, setCount] = useState(STEP)
  const { specialist = '', location, date = '' } = choice
  const query = useQuery(specialistSlotsQuery(specialist, { from: date, to: date, location }))
  const { data } = query
  const own = useQuery(ownHoldQuery).data
  const shortMoment = useShortMoment()
  // A slot held for this patient is not in the list of free slots. The hold may also be of another specialty's doctor.
  const ofDoctor = Boolean(own && packageOf(own.doctor) === null)
  const holding = useQuery({ ...doctorQuery(own?.doctor ?? ''), enabled: ofDoctor }).data
  const mine =
    own && holding?.specialists.includes(specialist) && isAt(choice)(own) && dateAt(own) === date ? own : null
  return (
    <Question title={t('patient:booking.place')}>
      <QueryState query={query} cards={1} />
      {mine && (
        <p>
          <Link
            className="chip place"
            to={link({ doctor: mine.doctor, schedule: mine.schedule, startsAt: mine.startsAt })}
          >
            {shortMoment(mine.startsAt, mine.timezone)}
            {holding && <span className="chip-count">{fullName(holding)}</span>}
          </Link>
        </p>
      )}
      {data?.length === 0 && !mine && <FullDay to={link(choiceOfDays(choice))} />}
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

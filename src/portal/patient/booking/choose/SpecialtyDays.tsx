import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import type { SpecialistDay } from '#entities/schedule/schedule.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { paths } from '../../../paths.ts'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortMoment } from '../../appointments/moments.ts'
import { specialistDaysQuery } from '../../doctors/directory.ts'
import { Loading } from '../../Loading.tsx'
import { Problem } from '../../Problem.tsx'
import { Question } from '../check/Question.tsx'
import { usePatientNames } from '../check/use-patient-names.ts'
import { useLocationNames } from '../use-names.ts'
import { type Chooser, whoOf } from './choice.ts'
import { DayLink } from './DayLink.tsx'
import { weeksAhead } from './days.ts'
import { NoDoctor } from './NoDoctor.tsx'
import { SpecialtyLocations } from './SpecialtyLocations.tsx'
import { WaitForEarlier, WaitHere } from './WaitHere.tsx'

const WEEKS = 4

/** The days of a specialty over all its doctors, with the earliest slot on top. */
export function SpecialtyDays({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const { family } = usePatientNames()
  const [weeks, setWeeks] = useState(WEEKS)
  const { specialist = '', location } = choice
  const within = weeksAhead(weeks)
  const { data, error, isPending, refetch } = useQuery(
    specialistDaysQuery(specialist, { ...within, location }),
  )
  if (error instanceof ApiError && error.status === 404) return <NoDoctor reason="unknownSpecialty" />
  const awaited = { specialist }
  const who = whoOf(choice, family) ?? null
  const open = data?.filter(day => day.free > 0) ?? []
  const first = open.find(day => day.first)?.first
  const more = weeks < 3 * WEEKS && (
    <Button variant="quiet" onClick={() => setWeeks(weeks + WEEKS)}>
      {t('patient:booking.laterDays')}
    </Button>
  )
  return (
    <Question title={t('patient:booking.day')}>
      <SpecialtyLocations specialist={specialist} location={location} within={within} />
      {isPending && <Loading cards={1} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {data && open.length === 0 && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:booking.noDaysTitle')}
          actions={
            <>
              {more}
              <LinkButton variant="quiet" to={paths.colleagues(specialist)}>
                {t('patient:any.doctorsOf')}
              </LinkButton>
            </>
          }
        >
          <p>{t('patient:any.noDays')}</p>
          <WaitHere awaited={awaited} who={who} />
          <Helpline />
        </EmptyState>
      )}
      {first && <First first={first} link={link} />}
      {open.length > 0 && data && (
        <>
          <ul className="days">
            {data.map(day => (
              <DayLink
                key={day.date}
                {...day}
                byTelephone={!day.first && day.free > 0}
                to={link({ date: day.date })}
              />
            ))}
          </ul>
          {more && <div className="button-row">{more}</div>}
          <WaitForEarlier awaited={awaited} who={who} />
        </>
      )}
    </Question>
  )
}

function First({ first, link }: { first: NonNullable<SpecialistDay['first']> } & Pick<Chooser, 'link'>) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const names = useLocationNames()
  const { doctor, doctorName, schedule, startsAt, timezone, location } = first
  return (
    <div className="card any-doctor">
      <div>
        <h3 className="text-lg">{t('patient:any.earliest')}</h3>
        <p>
          <strong>{shortMoment(startsAt, timezone)}</strong>
          <br />
          <span className="text-ink-soft">
            {doctorName}, {names.get(location) ?? location}
          </span>
        </p>
      </div>
      <LinkButton to={link({ doctor, schedule, startsAt })}>{t('patient:any.takeIt')}</LinkButton>
    </div>
  )
}

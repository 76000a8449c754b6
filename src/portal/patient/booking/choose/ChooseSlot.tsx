import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { appointmentQuery, slotsQuery } from '../../doctors/directory.ts'
import { Loading } from '../../Loading.tsx'
import { Problem } from '../../Problem.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery, withOwnHold } from '../use-hold.ts'
import { type Chooser, choiceOfDays } from './choice.ts'
import { Session } from './Session.tsx'

export function ChooseSlot({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const date = choice.date ?? ''
  const { data, error, isPending, refetch } = useQuery(slotsQuery(choice.doctor ?? '', date, date))
  const own = useQuery(ownHoldQuery).data
  const moved = useQuery({ ...appointmentQuery(choice.move ?? ''), enabled: Boolean(choice.move) }).data
  const sessions = (data ?? [])
    .map(one => withOwnHold(one, own))
    .filter(one => one.places.some(place => place.free > 0))
  return (
    <Question title={t('patient:booking.place')}>
      {isPending && <Loading cards={1} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {data && sessions.length === 0 && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:booking.dayFull')}
          actions={<LinkButton to={link(choiceOfDays(choice))}>{t('patient:booking.otherDay')}</LinkButton>}
        />
      )}
      {sessions.map(one => (
        <Session
          key={one.schedule + one.startsAt}
          session={one}
          confirmed={moved?.status === 'accepted'}
          to={startsAt => link({ schedule: one.schedule, startsAt })}
        />
      ))}
    </Question>
  )
}

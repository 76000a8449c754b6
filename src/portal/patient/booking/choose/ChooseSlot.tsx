import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts.ts'
import { slotsQuery, useMovedAppointment } from '../../doctors/directory.ts'
import { QueryState } from '../../Loading.tsx'
import { Question } from '../check/Question.tsx'
import { ownHoldQuery, withOwnHold } from '../use-hold.ts'
import { type Chooser, choiceOfDays, isAt } from './choice.ts'
import { FullDay, Session } from './Session.tsx'

export function ChooseSlot({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const date = choice.date ?? ''
  const query = useQuery(slotsQuery(choice.doctor ?? '', date, date))
  const { data } = query
  const own = useQuery(ownHoldQuery).data
  const moved = useMovedAppointment(choice.move)
  const sessions = (data ?? [])
    .map(one => withOwnHold(one, own))
    .filter(isAt(choice))
    .filter(one => one.places.some(place => place.free > 0))
  return (
    <Question title={t('patient:booking.place')}>
      <QueryState query={query} cards={1} />
      {data && sessions.length === 0 && <FullDay to={link(choiceOfDays(choice))} />}
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

import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ListItem } from '../content/calls.ts'
import { itemTitle } from '../content/item-title.ts'
import { Loading } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { useSessions } from '../schedule/calls.ts'
import { useItems } from './calls.ts'
import { GoOn, StepFrame, StepWaits } from './StepFrame.tsx'
import { WeekForm } from './WeekForm.tsx'

const Schedule = lazy(() =>
  import('../schedule/ScheduleSection.tsx').then(module => ({ default: module.ScheduleSection })),
)

/** When a doctor can be booked: the same hours on several days at first, then the timetable as it always is. */
export function TimetableStep() {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const doctors = useItems('doctors')
  const places = useItems('addresses')
  const [chosen, setChosen] = useState('')
  if (!doctors.items) return <StepWaits step="timetable" {...doctors} />
  if (!places.items) return <StepWaits step="timetable" {...places} />
  const doctor = doctors.items.find(one => one.key === chosen) ?? doctors.items[0]
  const place = places.items.find(one => one.data.isMain === true) ?? places.items[0]
  if (!doctor || !place) {
    const missing = doctor ? 'location' : 'doctors'
    return (
      <StepFrame step="timetable">
        <p className="notice">
          {say(`setup:timetable.needs.${missing}`)}{' '}
          <Link className="link" to={adminPaths.setup(missing)}>
            {say(`settings:setup.name.${missing}`)}
          </Link>
        </p>
      </StepFrame>
    )
  }
  return (
    <DoctorTimes key={doctor.key} doctor={doctor} place={place.key}>
      {doctors.items.length > 1 && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {say('setup:timetable.doctor')}
          </label>
          <select
            id={id}
            className="control field-narrow"
            value={doctor.key}
            onChange={event => setChosen(event.target.value)}
          >
            {doctors.items.map(one => (
              <option key={one.key} value={one.key}>
                {itemTitle(one, language)}
              </option>
            ))}
          </select>
        </div>
      )}
    </DoctorTimes>
  )
}

interface TimesProps {
  doctor: ListItem
  place: string
  children: React.ReactNode
}

function DoctorTimes({ doctor, place, children }: TimesProps) {
  const say = useSay()
  const language = useLanguage()
  const sessions = useSessions(doctor.key)
  if (!sessions.data) return <StepWaits step="timetable" {...sessions} />
  const title = itemTitle(doctor, language)
  const none = sessions.data.length === 0
  return (
    <StepFrame step="timetable" action={<GoOn step="timetable" quiet={none} />}>
      {children}
      <p>{say(none ? 'setup:timetable.none' : 'setup:timetable.some', { name: title })}</p>
      {none ? (
        <WeekForm doctor={doctor.key} title={title} place={place} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Schedule doctor={doctor.key} title={title} />
        </Suspense>
      )}
    </StepFrame>
  )
}

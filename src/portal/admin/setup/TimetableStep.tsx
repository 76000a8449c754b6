import { Suspense, useState } from 'react'
import { Field } from '#ui/fields/Field.tsx'
import { Loading } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { itemTitle } from '../content/item-title.ts'
import { useTitles } from '../content/titles.ts'
import { ReferencePicker } from '../inputs/ReferencePicker.tsx'
import { useSessions } from '../schedule/calls.ts'
import { Schedule } from '../schedule/lazy-schedule.ts'
import { useItems } from './calls.ts'
import { MissingStep, NextStepLink, StepFrame, StepPending } from './StepFrame.tsx'
import { WeekForm } from './WeekForm.tsx'

/** A doctor's timetable: at first a form for the same hours on several days, then the usual timetable. */
export function TimetableStep() {
  const { t, language } = useTranslation()
  const doctors = useItems('doctors')
  const places = useItems('addresses')
  const [chosen, setChosen] = useState('')
  const titles = useTitles('doctors', chosen ? [chosen] : [])
  if (!doctors.items) return <StepPending step="timetable" {...doctors} />
  if (!places.items) return <StepPending step="timetable" {...places} />
  const doctor = chosen || doctors.items[0]?.key
  const place = places.items.find(one => one.data.isMain === true) ?? places.items[0]
  if (!doctor || !place) {
    const missing = doctor ? 'location' : 'doctors'
    return (
      <StepFrame step="timetable">
        <MissingStep text={t(`setup:timetable.needs.${missing}`)} step={missing} />
      </StepFrame>
    )
  }
  const known = doctors.items.find(one => one.key === doctor)
  const title = titles.data?.get(doctor) ?? (known ? itemTitle(known, language) : doctor)
  return (
    <DoctorTimes key={doctor} doctor={doctor} title={title} place={place.key}>
      {doctors.total > 1 && (
        <Field label={t('setup:timetable.doctor')}>
          {wiring => (
            <ReferencePicker
              {...wiring}
              kind="doctors"
              single
              keys={[doctor]}
              onChange={([key]) => setChosen(key ?? '')}
            />
          )}
        </Field>
      )}
    </DoctorTimes>
  )
}

interface TimesProps {
  doctor: string
  title: string
  place: string
  children: React.ReactNode
}

function DoctorTimes({ doctor, title, place, children }: TimesProps) {
  const { t } = useTranslation()
  const sessions = useSessions(doctor)
  const [writing, setWriting] = useState(false)
  if (!sessions.data) return <StepPending step="timetable" {...sessions} />
  const none = sessions.data.length === 0 || writing
  return (
    <StepFrame step="timetable" action={<NextStepLink step="timetable" quiet={none} />}>
      {children}
      <p>{t(none ? 'setup:timetable.none' : 'setup:timetable.some', { name: title })}</p>
      {none ? (
        <WeekForm doctor={doctor} title={title} place={place} onWriting={setWriting} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Schedule doctor={doctor} title={title} />
        </Suspense>
      )}
    </StepFrame>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '#entities/schedule/availability.ts'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatHours, formatMoment, formatTime } from '#entities/time/clock.ts'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useTranslation } from '../../texts.ts'
import { DateSteps } from '../layout/DateSteps.tsx'
import { invalidateAppointments, useLocationName } from './calls.ts'
import { sessionsOptions, weekOptions } from './day/day-calls.ts'
import { slotsOf } from './day/day-lines.ts'
import { EmailPreview } from './EmailPreview.tsx'
import type { DeskPanel } from './use-desk-actions.ts'

const slotField = 'move-slot'
const idOf = ({ schedule, startsAt }: { schedule: string; startsAt: string }) => `${schedule} ${startsAt}`
const isOpen = (one: WeekSession, now: string) => !one.away && one.taken < one.total && now < one.endsAt

/** Moves an appointment to any free slot of its doctor, or of another one at its location, and accepts it if it is still a request. */
export function MovePanel({ appointment: one, steps, act, onClose }: DeskPanel) {
  const { t, language } = useTranslation()
  const where = useLocationName()
  const now = Temporal.Now.instant().toString()
  const today = todayIn(one.timezone, Temporal.Instant.from(now))
  const itsDay = todayIn(one.timezone, Temporal.Instant.from(one.startsAt))
  const notPast = (date: string) => (Temporal.PlainDate.compare(date, today) < 0 ? today : date)
  const [from, setFrom] = useState(notPast(itsDay))
  const [chosen, setChosen] = useState('')
  const [slot, setSlot] = useState('')
  const [doctor, setDoctor] = useState(one.doctor)
  const week = useQuery(weekOptions({ from, location: doctor === one.doctor ? '' : one.location, doctor }))
  const others = useQuery(weekOptions({ from, location: one.location, doctor: '' }))
  const open = week.data?.filter(session => isOpen(session, now)) ?? []
  const session = open.find(other => idOf(other) === chosen) ?? open[0]
  const { location = '', date = '' } = session ?? {}
  const sessions = useQuery(sessionsOptions({ location, date, doctor }))
  const places = sessions.data?.find(({ schedule }) => schedule === session?.schedule)
  const slots = places ? slotsOf(places, now).filter(({ startsAt }) => startsAt !== one.startsAt) : []
  const to = slots.find(({ startsAt }) => startsAt === slot)
  const { problem, submit } = useChecks({ [slotField]: !to && t('desk:move.slotNeeded') })
  const at = (instant: string) => formatMoment(instant, one.timezone, language)
  const by = (days: number) => setFrom(notPast(Temporal.PlainDate.from(from).add({ days }).toString()))
  const doctors = new Map([[one.doctor, one.doctorName]])
  for (const other of others.data ?? []) {
    if (isOpen(other, now) || other.doctor === doctor) doctors.set(other.doctor, other.doctorName)
  }
  async function move() {
    if (!session || !to) return
    const choice = { schedule: session.schedule, startsAt: to.startsAt }
    const run = one.status === 'requested' ? steps.moveAndAccept : steps.move
    if (await act(() => run(one.id, choice))) onClose()
    else void invalidateAppointments()
  }
  return (
    <FormPanel
      title={t('desk:move.title', { patient: one.patient.name })}
      submit={t(one.status === 'requested' ? 'desk:move.yesAndAccept' : 'desk:move.yes')}
      action={steps}
      cancel={t('desk:move.keep')}
      isUnsaved={slot !== ''}
      onSubmit={submit(move)}
      onClose={onClose}
    >
      <p>
        <strong>{at(one.startsAt)}</strong>, {one.doctorName}, {one.locationName}
      </p>
      <SelectField
        label={t('admin:desk.doctor')}
        options={[...doctors].map(([value, label]) => ({ value, label }))}
        value={doctor}
        onChange={to => {
          setDoctor(to)
          setSlot('')
        }}
      />
      <DateSteps
        words={{
          before: t('desk:week.before'),
          now: t('desk:day.today'),
          after: t('desk:week.after'),
        }}
        isNow={from === today}
        onBefore={() => by(-7)}
        onNow={() => setFrom(today)}
        onAfter={() => by(7)}
      />
      <Loaded query={week}>
        {() =>
          session ? (
            <RadioField
              label={t('desk:move.session')}
              look="chips"
              value={idOf(session)}
              onChange={setChosen}
              choices={open.map(other => ({
                value: idOf(other),
                label: dateInWords(other.date, language, {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                }),
                description: [
                  formatHours(other.startsAt, other.endsAt, other.timezone, language),
                  where(other.location),
                ].join(', '),
              }))}
            />
          ) : (
            <p role="status">{t('desk:move.none')}</p>
          )
        }
      </Loaded>
      {session && (
        <Loaded query={sessions}>
          {() => (
            <RadioField
              id={slotField}
              label={t('desk:move.slot')}
              look="chips"
              value={slot}
              onChange={setSlot}
              choices={slots.map(({ startsAt }) => ({
                value: startsAt,
                label:
                  places?.mode === 'session'
                    ? t('desk:day.bookNext')
                    : formatTime(startsAt, session.timezone, language),
              }))}
              errorMessage={problem(slotField)}
            />
          )}
        </Loaded>
      )}
      {to && session && (
        <p role="status">
          {t(one.patient.email ? 'desk:move.told' : 'desk:move.toCall', {
            patient: one.patient.name,
            moment: formatMoment(to.startsAt, session.timezone, language),
            location: where(session.location),
          })}
        </p>
      )}
      {one.patient.email && (
        <EmailPreview
          id={one.id}
          step={session && to ? { schedule: session.schedule, startsAt: to.startsAt } : null}
        />
      )}
    </FormPanel>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { addToast } from '#api/toasts.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { dayParts, type WaitingEntry } from '#entities/appointment/waiting.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { DateInput } from '../../kit/form/DateInput.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { RadioInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { enterWaitingList, lastDay, serverToday, type WaitTarget } from '../appointments/waiting-list.ts'
import { appointmentQuery } from '../doctors/directory.ts'
import { Weekdays } from './Weekdays.tsx'

const schema = z
  .object({
    from: calendarDate,
    to: calendarDate,
    weekdays: z.array(z.int()),
    dayPart: z.enum(['', ...dayParts], 'validation:choice'),
    instead: z.enum(['yes', 'no'], 'validation:choice'),
  })
  .refine(one => one.from <= one.to, { path: ['to'], error: 'booking:endBeforeStart' })

interface Props {
  awaited: WaitTarget
  who: string | null
  /** The existing entry of this person, which the form then changes. */
  known: WaitingEntry | undefined
  /** Needed to ask whether an earlier slot replaces one of them: unasked, the server would decide. */
  upcoming: Appointment[]
}

/** The wanted dates, weekdays and time of day, and what happens to an existing appointment. */
export function WaitForm({ awaited, who, known, upcoming }: Props) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const replacedId = known?.replaces?.id ?? ''
  const replaced = useQuery({ ...appointmentQuery(replacedId), enabled: replacedId !== '' })
  const today = serverToday()
  const booked =
    replaced.data ??
    upcoming.find(
      one =>
        'doctor' in awaited &&
        one.doctor === awaited.doctor &&
        (one.dependant?.id ?? null) === who &&
        isMovable(one.status),
    )
  const form = useZodForm(schema, {
    from: known?.from ?? today.toString(),
    to: known?.to ?? lastDay(today),
    weekdays: known?.weekdays ?? [],
    dayPart: known?.dayPart ?? '',
    instead: known && !known.replaces ? 'no' : 'yes',
  })
  const dates = { min: today.toString(), max: today.add({ years: 1 }).toString() }
  return (
    <Form
      form={form}
      send={async ({ dayPart, instead, ...dates }) => {
        const whom = who ? { dependant: who } : {}
        const replaces = booked ? { replaces: instead === 'yes' ? booked.id : null } : {}
        const wait = { ...awaited, ...whom, ...dates, dayPart: dayPart || null, ...replaces }
        const { meta } = await enterWaitingList(wait)
        addToast({ severity: 'success', summary: meta.message ?? '' })
        navigate(paths.patients)
      }}
      submit={t(known ? 'patient:waiting.save' : 'patient:waiting.enter')}
      column
    >
      <DateInput form={form} name="from" label={t('patient:waiting.from')} {...dates} />
      <DateInput form={form} name="to" label={t('patient:waiting.to')} {...dates} />
      <Weekdays value={form.watch('weekdays')} onChange={days => form.setValue('weekdays', days)} />
      <RadioInput
        form={form}
        name="dayPart"
        label={t('patient:waiting.part')}
        look="chips"
        choices={[
          { value: '', label: t('patient:waiting.anyTime') },
          ...dayParts.map(value => ({ value, label: t(`patient:waiting.${value}`) })),
        ]}
      />
      {booked && (
        <RadioInput
          form={form}
          name="instead"
          label={t('patient:waiting.instead', {
            moment: formatMoment(booked.startsAt, booked.timezone, language),
          })}
          choices={[
            { value: 'yes', label: t('patient:waiting.insteadYes') },
            { value: 'no', label: t('patient:waiting.insteadNo') },
          ]}
        />
      )}
    </Form>
  )
}

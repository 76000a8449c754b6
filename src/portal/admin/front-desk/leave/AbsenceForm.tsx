import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatHours } from '#entities/time/clock.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { useDateWords } from '../../../form/use-date-words.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { useLanguage } from '../../use-language.ts'
import { useLocations } from '../calls.ts'
import { sessionsOptions } from '../day/day-calls.ts'
import { isDate } from '../desk-query.ts'
import { announcedStart, type Departure } from './departure.ts'

interface FormProps {
  departure: Departure
  busy: boolean
  change(one: Partial<Departure>): void
  onAsk(): void
}

export function AbsenceForm({ departure: one, busy, change, onAsk }: FormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDateWords()
  const locations = useLocations()
  const sessions = useQuery(
    sessionsOptions({ location: one.location, date: isDate(one.from) ? one.from : '', doctor: '' }),
  )
  const [asked, setAsked] = useState(false)
  const doctors = new Map(sessions.data?.map(session => [session.doctor, session.doctorName]))
  const own = sessions.data?.filter(session => session.doctor === one.doctor) ?? []
  const sits = doctors.has(one.doctor)
  const required = t('desk:absence.required')
  const problems = {
    location: one.location === '' ? required : undefined,
    doctor: !sits ? required : undefined,
    from: isDate(one.from) ? undefined : t('desk:absence.dateNeeded'),
    to: isDate(one.to) ? undefined : t('desk:absence.dateNeeded'),
    minutes: one.minutes >= 1 && one.minutes <= 720 ? undefined : t('desk:absence.minutesNeeded'),
  }
  const late = one.kind === 'late'
  const days = !late && one.session === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const wrong = (['location', 'from', 'doctor'] as const).find(name => problems[name])
    const more = days ? problems.to && 'to' : late ? problems.minutes && 'minutes' : undefined
    const first = wrong ?? more
    if (first) document.getElementById(`absence-${first}`)?.focus()
    else if (!busy) onAsk()
  }
  /** When the late doctor arrives for the chosen session, in the location's time zone. */
  const comes =
    one.session !== '' && !problems.minutes
      ? Temporal.PlainTime.from(one.session)
          .add({ minutes: one.minutes })
          .toString({ smallestUnit: 'minute' })
      : null
  const problem = (name: keyof typeof problems) => (asked ? problems[name] : undefined)
  return (
    <form className="sheet max-w-160" noValidate onSubmit={submit}>
      <p>{t('desk:absence.text')}</p>
      <p>
        <Link className="link" to={adminPaths.closures({ location: one.location, date: one.from })}>
          {t('desk:closure.title')}
        </Link>
      </p>
      <Select
        id="absence-location"
        label={t('admin:desk.filterLocation')}
        value={one.location}
        problem={problem('location')}
        onChange={location => change({ location, doctor: '', session: '' })}
        options={(locations.data ?? []).map(place => [place.code, place.shortName ?? place.officialName])}
      />
      <DateField
        id="absence-from"
        label={t(days ? 'desk:absence.from' : 'desk:absence.day')}
        value={one.from}
        onChange={from =>
          change({ from, session: '', ...(isDate(from) && one.to < from ? { to: from } : {}) })
        }
        errorMessage={problem('from')}
        {...words}
      />
      <Select
        id="absence-doctor"
        label={t('admin:desk.doctor')}
        value={sits ? one.doctor : ''}
        problem={problem('doctor')}
        hint={sessions.data?.length === 0 ? t('desk:absence.nobodySits') : t('desk:absence.whoSits')}
        onChange={doctor => change({ doctor, session: '' })}
        options={[...doctors]}
      />
      <RadioField
        label={t('desk:absence.what')}
        value={one.kind}
        onChange={kind => change({ kind: kind as Departure['kind'] })}
        choices={[
          { value: 'leave', label: t('desk:absence.leave') },
          { value: 'late', label: t('desk:absence.late') },
        ]}
      />
      <Select
        id="absence-session"
        label={t('desk:absence.session')}
        value={one.session}
        onChange={session => change({ session })}
        first={t('desk:absence.wholeDay')}
        options={own.map(session => [
          announcedStart(session),
          formatHours(session.startsAt, session.endsAt, session.timezone, language),
        ])}
      />
      {days && (
        <DateField
          id="absence-to"
          label={t('desk:absence.to')}
          value={one.to}
          onChange={to => change({ to })}
          errorMessage={problem('to')}
          {...words}
        />
      )}
      {days && (
        <label className="choice">
          <input
            type="checkbox"
            checked={one.everywhere}
            onChange={event => change({ everywhere: event.target.checked })}
          />
          <span>{t('desk:absence.everywhere')}</span>
        </label>
      )}
      {late && (
        <div className="field">
          <label htmlFor="absence-minutes">{t('desk:absence.minutes')}</label>
          <input
            id="absence-minutes"
            className="control"
            type="number"
            inputMode="numeric"
            min={1}
            max={720}
            value={one.minutes || ''}
            aria-invalid={problem('minutes') ? true : undefined}
            aria-describedby={problem('minutes') && 'absence-minutes-problem'}
            onChange={event => change({ minutes: Math.round(Number(event.target.value)) })}
          />
          {problem('minutes') && (
            <p className="field-error" id="absence-minutes-problem">
              {problem('minutes')}
            </p>
          )}
        </div>
      )}
      {late && (
        <label className="choice">
          <input
            type="checkbox"
            checked={one.cancelBefore}
            aria-describedby="absence-cancel-before"
            onChange={event => change({ cancelBefore: event.target.checked })}
          />
          <span>
            {comes ? t('desk:absence.cancelBeforeTime', { time: comes }) : t('desk:absence.cancelBefore')}
            <small className="field-hint block" id="absence-cancel-before">
              {t('desk:absence.cancelBeforeText')}
            </small>
          </span>
        </label>
      )}
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {t('desk:absence.ask')}
        </button>
      </div>
    </form>
  )
}

interface SelectProps {
  id: string
  label: string
  value: string
  options: [string, string][]
  first?: string
  hint?: string
  problem?: string | undefined
  onChange(value: string): void
}

function Select({ id, label, value, options, first, hint, problem, onChange }: SelectProps) {
  const { t } = useTranslation()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className="control"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{first ?? t('admin:input.choose')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

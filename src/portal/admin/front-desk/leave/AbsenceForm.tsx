import { useQuery } from '@tanstack/react-query'
import { formatHours } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Field } from '#ui/fields/Field.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useChecks } from '../../../kit/form/use-checks.ts'
import { useDateWords } from '../../../kit/form/use-date-words.ts'
import { isDate } from '../../../kit/list/list-address.ts'
import { LoadFailed } from '../../../kit/Page.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { useLocations } from '../calls.ts'
import { sessionsOptions } from '../day/day-calls.ts'
import { type Absence, announcedStart, lastDayProblem } from './absence.ts'
import type { ChangeFormProps } from './ReviewedChange.tsx'

export function AbsenceForm({ form: one, isPending, change, onAsk }: ChangeFormProps<Absence>) {
  const { t, language } = useTranslation()
  const words = useDateWords()
  const locations = useLocations()
  const sessions = useQuery(
    sessionsOptions({ location: one.location, date: isDate(one.from) ? one.from : '', doctor: '' }),
  )
  const failed = [locations, sessions].find(one => one.isLoadingError)
  const doctors = new Map(sessions.data?.map(session => [session.doctor, session.doctorName]))
  const own = sessions.data?.filter(session => session.doctor === one.doctor) ?? []
  const sits = doctors.has(one.doctor)
  const late = one.kind === 'late'
  const days = !late && one.session === ''
  const lastDay = lastDayProblem(one)
  const hasMinutes = one.minutes >= 1 && one.minutes <= 720
  const { problem, submit } = useChecks({
    'absence-location': one.location === '' && t('desk:absence.required'),
    'absence-from': !isDate(one.from) && t('desk:absence.dateNeeded'),
    'absence-doctor': !sits && t('desk:absence.required'),
    'absence-to': days && lastDay && t(`desk:${lastDay}`),
    'absence-minutes': late && !hasMinutes && t('desk:absence.minutesNeeded'),
  })
  /** When the late doctor arrives for the chosen session, in the location's time zone. */
  const comes =
    one.session !== '' && hasMinutes
      ? Temporal.PlainTime.from(one.session)
          .add({ minutes: one.minutes })
          .toString({ smallestUnit: 'minute' })
      : null
  return (
    <form className="sheet max-w-160" noValidate onSubmit={submit(onAsk)}>
      <p>{t('desk:absence.text')}</p>
      <p>
        <Link className="link" to={adminPaths.closures({ location: one.location, date: one.from })}>
          {t('desk:closure.title')}
        </Link>
      </p>
      {failed && <LoadFailed error={failed.error} retry={() => void failed.refetch()} />}
      <SelectField
        id="absence-location"
        label={t('admin:desk.filterLocation')}
        value={one.location}
        errorMessage={problem('absence-location')}
        onChange={location => change({ location, doctor: '', session: '' })}
        placeholder={t('admin:input.choose')}
        options={(locations.data ?? []).map(place => ({
          value: place.code,
          label: place.shortName ?? place.officialName,
        }))}
      />
      <DateField
        id="absence-from"
        label={t(days ? 'desk:absence.from' : 'desk:absence.day')}
        value={one.from}
        onChange={from =>
          change({ from, session: '', ...(isDate(from) && one.to < from ? { to: from } : {}) })
        }
        errorMessage={problem('absence-from')}
        {...words}
      />
      <SelectField
        id="absence-doctor"
        label={t('admin:desk.doctor')}
        value={sits ? one.doctor : ''}
        errorMessage={problem('absence-doctor')}
        description={sessions.data?.length === 0 ? t('desk:absence.nobodySits') : t('desk:absence.whoSits')}
        onChange={doctor => change({ doctor, session: '' })}
        placeholder={t('admin:input.choose')}
        options={[...doctors].map(([value, label]) => ({ value, label }))}
      />
      <RadioField
        label={t('desk:absence.what')}
        value={one.kind}
        onChange={kind => change({ kind: kind as Absence['kind'] })}
        choices={[
          { value: 'leave', label: t('desk:absence.leave') },
          { value: 'late', label: t('desk:absence.late') },
        ]}
      />
      <SelectField
        id="absence-session"
        label={t('desk:absence.session')}
        value={one.session}
        onChange={session => change({ session })}
        placeholder={t('desk:absence.wholeDay')}
        options={own.map(session => ({
          value: announcedStart(session),
          label: formatHours(session.startsAt, session.endsAt, session.timezone, language),
        }))}
      />
      {days && (
        <DateField
          id="absence-to"
          label={t('desk:absence.to')}
          value={one.to}
          onChange={to => change({ to })}
          errorMessage={problem('absence-to')}
          {...words}
        />
      )}
      {days && (
        <Checkbox value={one.everywhere} onChange={everywhere => change({ everywhere })}>
          {t('desk:absence.everywhere')}
        </Checkbox>
      )}
      {late && (
        <Field
          id="absence-minutes"
          label={t('desk:absence.minutes')}
          errorMessage={problem('absence-minutes')}
        >
          {wiring => (
            <input
              {...wiring}
              className="control"
              type="number"
              inputMode="numeric"
              min={1}
              max={720}
              value={one.minutes || ''}
              onChange={event => change({ minutes: Math.round(Number(event.target.value)) })}
            />
          )}
        </Field>
      )}
      {late && (
        <Checkbox
          value={one.cancelBefore}
          description={t('desk:absence.cancelBeforeText')}
          onChange={cancelBefore => change({ cancelBefore })}
        >
          {comes ? t('desk:absence.cancelBeforeTime', { time: comes }) : t('desk:absence.cancelBefore')}
        </Checkbox>
      )}
      <div className="button-row">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('desk:absence.ask')}
        </Button>
      </div>
    </form>
  )
}

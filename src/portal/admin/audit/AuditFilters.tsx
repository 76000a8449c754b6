import { useQuery } from '@tanstack/react-query'
import { auditSubjects } from '#entities/office/audit-action.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../../form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import { isDate } from '../front-desk/desk-query.ts'
import { type AuditQuery, peopleOptions } from './calls.ts'

/** Filters of the audit: actor, subject, first and last day. */
export function AuditFilters({
  query,
  change,
}: {
  query: AuditQuery
  change(one: Partial<AuditQuery>): void
}) {
  const { t } = useTranslation()
  const people = useQuery(peopleOptions).data ?? []
  const known = auditSubjects.includes(query.action)
  const words = useDateWords()
  const date = (name: 'from' | 'to') => (
    <DateField
      className="filter filter-date"
      label={t(`settings:audit.${name}`)}
      value={query[name]}
      // A half-typed value is not a date: wait until it is complete.
      onChange={date => (isDate(date) || !date) && change({ [name]: date })}
      {...(name === 'from' ? { max: query.to || undefined } : { min: query.from || undefined })}
      {...words}
    />
  )
  return (
    <search className="filters">
      <select
        className="control filter-choice"
        aria-label={t('settings:audit.who')}
        value={query.who}
        onChange={event => change({ who: event.target.value })}
      >
        <option value="">{t('settings:audit.anybody')}</option>
        <option value="nobody">{t('settings:audit.nobody')}</option>
        {people.map(one => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <select
        className="control filter-choice"
        aria-label={t('settings:audit.what')}
        value={query.action}
        onChange={event => change({ action: event.target.value })}
      >
        <option value="">{t('settings:audit.anything')}</option>
        {query.action && !known && <option value={query.action}>{query.action}</option>}
        {auditSubjects.map(one => (
          <option key={one} value={one}>
            {t(`settings:auditSubjects.${one}`)}
          </option>
        ))}
      </select>
      {date('from')}
      {date('to')}
    </search>
  )
}

import { useQuery } from '@tanstack/react-query'
import { auditSubjects } from '#entities/office/audit-action.ts'
import { FilterDate } from '../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import type { List } from '../../kit/list/use-list.ts'
import { useTranslation } from '../../texts.ts'
import { type auditFilters, peopleOptions } from './calls.ts'

/** Filters of the audit: actor, subject, first and last day. */
export function AuditFilters({ list }: { list: List<typeof auditFilters> }) {
  const { t } = useTranslation()
  const people = useQuery(peopleOptions).data ?? []
  const { action, from, to } = list.query
  const unknown = action !== '' && !auditSubjects.includes(action)
  return (
    <>
      <FilterSelect
        label={t('settings:audit.who')}
        hideLabel
        any={t('settings:audit.anybody')}
        options={[['nobody', t('settings:audit.nobody')], ...people.map(one => [one.id, one.name] as const)]}
        {...list.field('who')}
      />
      <FilterSelect
        label={t('settings:audit.what')}
        hideLabel
        any={t('settings:audit.anything')}
        options={[
          ...(unknown ? [[action, action] as const] : []),
          ...auditSubjects.map(one => [one, t(`settings:auditSubjects.${one}`)] as const),
        ]}
        {...list.field('action')}
      />
      <FilterDate label={t('settings:audit.from')} {...(to && { max: to })} {...list.field('from')} />
      <FilterDate label={t('settings:audit.to')} {...(from && { min: from })} {...list.field('to')} />
    </>
  )
}

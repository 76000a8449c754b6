import { useQuery } from '@tanstack/react-query'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { LoadFailed } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { itemTitle } from '../content/item-title.ts'
import { StatusBadge } from '../content/list/StatusBadge.tsx'
import { kindLabel } from '../labels.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { Card } from './Card.tsx'
import { contentStateOptions, useUnpublished } from './calls.ts'

const states = ['draft', 'changed', 'untranslated', 'review', 'unreviewed'] as const

/** Unpublished and untranslated items, and those whose review is missing or past, counted by kind; each number links to its list. Not shown if there are none. */
export function UnfinishedCard() {
  const { t, language } = useTranslation()
  const state = useQuery(contentStateOptions)
  const newest = useUnpublished(state.data)
  const nothing = state.data && states.every(name => state.data[name].length === 0)
  if (nothing) return null
  return (
    <Card title={t('office:unfinished.title')}>
      <Loaded query={state} rows={3}>
        {() => null}
      </Loaded>
      <dl className="grid gap-3">
        {states.map(name => {
          const kinds = state.data?.[name] ?? []
          if (kinds.length === 0) return null
          return (
            <div key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
              <dt className="me-2">
                <strong className="tabular">
                  {kinds.reduce((sum, one) => sum + one.count, 0).toLocaleString(formatLocale[language])}
                </strong>{' '}
                {t(`office:unfinished.${name}`)}
              </dt>
              {kinds.map(({ kind, count }) => (
                <dd key={kind}>
                  <Link className="chip" to={`${adminPaths.list(kind)}?status=${name}`}>
                    {kindLabel(t, kind, 'many')}{' '}
                    <span className="tabular">{count.toLocaleString(formatLocale[language])}</span>
                  </Link>
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
      {newest.error && <LoadFailed error={newest.error} retry={newest.retry} />}
      {newest.items.length > 0 && <h3 className="mt-2 text-15">{t('office:unfinished.newest')}</h3>}
      <ul className="card-rows" hidden={newest.items.length === 0}>
        {newest.items.map(item => (
          <li key={item.id}>
            <div>
              <Link className="link" to={adminPaths.edit(item.kind, item.key)}>
                {itemTitle(item, language)}
              </Link>
              <p className="field-hint">
                {kindLabel(t, item.kind, 'one')}, {savedMoment(item.updatedAt, language)}
              </p>
            </div>
            <StatusBadge item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

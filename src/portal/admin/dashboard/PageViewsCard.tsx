import { useQuery } from '@tanstack/react-query'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { pageLabel } from '../labels.ts'
import { adminPaths } from '../paths.ts'
import { Bars } from './Bars.tsx'
import { Card } from './Card.tsx'
import { PAGE_VIEW_DAYS, pageViewsOptions } from './calls.ts'

const PAGES = 6

/** Page views of the public site, from our own counter: by day, and by type of page. */
export function PageViewsCard() {
  const { t, language } = useTranslation()
  const number = (count: number) => count.toLocaleString(formatLocale[language])
  return (
    <Card title={t('office:visits.title')}>
      <Loaded query={useQuery(pageViewsOptions)} rows={3}>
        {visits => {
          const total = visits.days.reduce((sum, one) => sum + one.count, 0)
          const pages = visits.pages.slice(0, PAGES)
          const most = Math.max(1, ...pages.map(one => one.count))
          if (total === 0) return <p>{t('office:visits.none')}</p>
          return (
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div>
                <p>
                  <strong className="text-[1.75rem] leading-[1.2] tabular">{number(total)}</strong>{' '}
                  {t('office:visits.total', { count: total, days: PAGE_VIEW_DAYS })}
                </p>
                <Bars days={visits.days} />
              </div>
              <ol className="grid content-start gap-2.5" aria-label={t('office:visits.pages')}>
                {pages.map(({ page, count }) => (
                  <li key={page} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
                    <span>{pageLabel(t, page)}</span>
                    <span className="tabular">{number(count)}</span>
                    <svg
                      className="bar-drawing col-span-full h-1 overflow-hidden rounded-full bg-surface-sunk"
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect width={(count / most) * 100} height="4" />
                    </svg>
                  </li>
                ))}
              </ol>
            </div>
          )
        }}
      </Loaded>
      <p className="field-hint">{t('office:visits.how')}</p>
    </Card>
  )
}

/** Searches without a result, if there are any. They suggest new articles, or synonyms for specialties. */
export function MissedSearchesCard() {
  const { t, language } = useTranslation()
  const { data } = useQuery(pageViewsOptions)
  if (!data || data.missed.length === 0) return null
  return (
    <Card title={t('office:missed.title')}>
      <ol>
        {data.missed.slice(0, 10).map(({ words, count }) => (
          <li key={words} className="flex justify-between gap-4 border-b border-line py-1.5">
            <bdi>{words}</bdi>
            <span className="tabular text-ink-soft">
              {t('office:missed.times', { count, shown: count.toLocaleString(formatLocale[language]) })}
            </span>
          </li>
        ))}
      </ol>
      <p className="field-hint">{t('office:missed.how')}</p>
      <Link className="link" to={adminPaths.missedSearches}>
        {t('office:missed.all')}
      </Link>
    </Card>
  )
}

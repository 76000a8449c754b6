import { useQuery } from '@tanstack/react-query'
import type { Figures } from '#entities/schedule/front-desk.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { LoadFailed } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { adminPaths } from '../paths.ts'
import { figuresOptions } from './calls.ts'

const leadTo: [keyof Figures, string][] = [
  ['waiting', adminPaths.appointments],
  ['calls', adminPaths.calls],
  ['messages', adminPaths.messages],
  ['applicants', `${adminPaths.applicants}?status=new`],
]

/** Numbers of open tasks and the age of the oldest; each number links to its list. */
export function FiguresRow() {
  const { t, language } = useTranslation()
  const figures = useQuery(figuresOptions)
  const { data } = figures
  if (figures.isError && !data) return <LoadFailed error={figures.error} retry={() => figures.refetch()} />
  if (!data || Object.keys(data).length === 0) return null
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3"
      aria-label={t('desk:figures.label')}
    >
      {leadTo.map(([name, path]) => {
        const figure = data[name]
        return (
          figure && (
            <li key={name}>
              <Link
                className="figure group raised grid h-full content-start px-5 py-4"
                to={path}
                data-waits={figure.count > 0 || undefined}
              >
                <span className="text-[1.75rem] leading-[1.2] font-bold tabular-nums">
                  {figure.count.toLocaleString(formatLocale[language])}
                </span>
                <span className="font-semibold group-hover:underline">
                  {t(`desk:figures.${name}`, { count: figure.count })}
                </span>
                {figure.since && (
                  <span className="field-hint">
                    {t('desk:figures.oldest')}
                    <Age since={figure.since} />
                  </span>
                )}
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

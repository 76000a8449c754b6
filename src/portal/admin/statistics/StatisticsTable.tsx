import type { Statistics } from '#entities/schedule/front-desk.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { type Column, Table } from '../../kit/Table.tsx'
import { useTranslation } from '../../texts.ts'

interface BarProps {
  /** The heading of the column, which a phone does not show. */
  label: string
  /** 0 to 1; more is drawn as 1. Null if there is nothing to measure. */
  share: number | null
  value: string
  detail: string
}

/** A figure with its bar. Screen readers get the figure and what it was computed from. */
function Bar({ label, share, value, detail }: BarProps) {
  const { t } = useTranslation()
  return (
    <span className="grid min-w-32 gap-0.5 md:max-w-56">
      <span className="md:hidden" aria-hidden="true">
        {label}
      </span>
      {share === null ? (
        <span>{t('statistics:nothing')}</span>
      ) : (
        <>
          <strong className="tabular text-ink">{value}</strong>
          <svg
            className="bar-drawing h-1.5 overflow-hidden rounded-full bg-surface-sunk"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={Math.min(1, share) * 100} height="4" />
          </svg>
          <small className="tabular text-13">{detail}</small>
        </>
      )}
    </span>
  )
}

interface TableProps {
  rows: readonly Statistics[]
  /** Heading of the first column. */
  first: string
}

/** The figures of each doctor, location or month, with a bar in each cell. */
export function StatisticsTable({ rows, first }: TableProps) {
  const { t, language } = useTranslation()
  const locale = formatLocale[language]
  const number = (count: number) => count.toLocaleString(locale)
  const share = (label: string, part: number, whole: number) => (
    <Bar
      label={label}
      share={whole > 0 ? part / whole : null}
      value={(part / whole).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })}
      detail={t('statistics:of', { part: number(part), whole: number(whole) })}
    />
  )
  const longest = Math.max(1, ...rows.map(one => one.waitMinutes ?? 0))
  const [used, missed] = [t('statistics:used'), t('statistics:noShows')]
  const [wait, answered] = [t('statistics:wait'), t('statistics:answered')]
  const columns: Column<Statistics>[] = [
    { label: first, cell: row => <bdi className="wrap-break-word">{row.name}</bdi> },
    { label: used, cell: row => share(used, row.taken, row.offered) },
    { label: missed, cell: row => share(missed, row.noShows, row.taken) },
    {
      label: wait,
      cell: row => (
        <Bar
          label={wait}
          share={row.waitMinutes === null ? null : row.waitMinutes / longest}
          value={t('statistics:minutes', { count: row.waitMinutes ?? 0 })}
          detail={t('statistics:called', { count: row.called, shown: number(row.called) })}
        />
      ),
    },
    { label: answered, cell: row => share(answered, row.answeredInTime, row.requests) },
  ]
  return <Table caption={t('statistics:title')} rows={rows} columns={columns} keyOf={row => row.key} />
}

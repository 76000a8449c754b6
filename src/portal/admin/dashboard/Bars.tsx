import { dateInWords, formatLocale } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'

const HEIGHT = 100
const STEP = 10
const GAP = 2

/** A bar chart by day, starting at zero. Text names the highest, the first and the last day. */
export function Bars({ days }: { days: { day: string; count: number }[] }) {
  const { t, language } = useTranslation()
  const top = days.reduce(
    (best, one) => (one.count > best.count ? one : best),
    days[0] ?? { day: '', count: 0 },
  )
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || top.count === 0) return null
  const date = (day: string) => dateInWords(day, language, { day: 'numeric', month: 'short' })
  const number = (count: number) => count.toLocaleString(formatLocale[language])
  return (
    <figure className="mt-2 grid gap-1.5">
      <svg
        className="bar-drawing h-28 border-b border-line-strong"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('office:visits.chart', {
          from: date(first.day),
          to: date(last.day),
          day: date(top.day),
          shown: number(top.count),
        })}
      >
        {days.map(({ day, count }, index) => {
          const height = Math.max(count > 0 ? 1 : 0, (count / top.count) * HEIGHT)
          return (
            <rect
              key={day}
              className="hover:fill-accent"
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
            >
              <title>{`${date(day)}: ${number(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="flex justify-between gap-3 text-14 text-ink-soft">
        <span>{date(first.day)}</span>
        <span>{t('office:visits.top', { day: date(top.day), shown: number(top.count) })}</span>
        <span>{date(last.day)}</span>
      </figcaption>
    </figure>
  )
}

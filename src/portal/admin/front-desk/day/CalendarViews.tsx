import { Fragment } from 'react'
import { Button } from '#ui/Button.tsx'
import IconPrinter from '~icons/lucide/printer'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'

export const calendarUnits = ['day', 'week', 'month'] as const
export type CalendarUnit = (typeof calendarUnits)[number]

interface ViewsProps {
  current?: CalendarUnit
  /** The address of each view: location, doctor, date and the patient for whom a slot is searched. */
  query: Record<string, string>
}

/** The switch between the day, the week and the month of the front desk. */
export function CalendarViews({ current, query }: ViewsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('desk:view')} className="flex gap-1.5">
      {calendarUnits.map(unit => (
        <Link
          key={unit}
          className="chip"
          to={adminPaths[unit](query)}
          aria-current={unit === current ? 'page' : undefined}
        >
          {t(`desk:${unit}.title`)}
        </Link>
      ))}
    </nav>
  )
}

/** What is shown, below the title. Each part keeps its own direction of writing. */
export function ShownParts({ of }: { of: readonly (string | undefined)[] }) {
  const parts = of.filter(Boolean)
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  )
}

export function PrintButton() {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <IconPrinter />
      {t('desk:day.print')}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { IconButton } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconBell from '~icons/lucide/bell'
import { Later } from '../../kit/Later.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { openCount } from './calls.ts'

/** The server does not count further. */
const MOST = 100

const mark = classNames(
  'absolute end-0 top-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-on-accent',
  'text-[0.6875rem] leading-4.5 font-bold tabular-nums',
)
const newest = () => import('./NewestNotifications.tsx').then(module => module.NewestNotifications)

/** The bell in the bar with the number of open notifications, and a popover with the newest. */
export function Bell() {
  const { t, language } = useTranslation()
  const count = useQuery(openCount).data?.count ?? 0
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes for each screen
  useEffect(() => {
    panel.current?.hidePopover?.()
  }, [pathname])
  const shown =
    count >= MOST
      ? `${(MOST - 1).toLocaleString(formatLocale[language])}+`
      : count.toLocaleString(formatLocale[language])
  const label = count > 0 ? t('office:bell.some', { count, shown }) : t('office:bell.none')
  // Without popover support: a link to the whole list.
  if (!('popover' in HTMLElement.prototype))
    return (
      <LinkButton variant="ghost" iconOnly to={adminPaths.notifications} aria-label={label}>
        <IconBell />
      </LinkButton>
    )
  return (
    <div>
      <IconButton
        className="relative"
        label={label}
        icon={<IconBell />}
        aria-expanded={open}
        popoverTarget="bell-panel"
      >
        {count > 0 && (
          <span className={mark} aria-hidden="true">
            {shown}
          </span>
        )}
      </IconButton>
      <div
        ref={panel}
        id="bell-panel"
        popover="auto"
        role="dialog"
        aria-label={t('office:notifications')}
        className="bell-panel"
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {open && <Later load={newest} onClose={() => panel.current?.hidePopover?.()} />}
      </div>
    </div>
  )
}

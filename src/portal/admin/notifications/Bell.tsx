import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import IconBell from '~icons/lucide/bell'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { markRead, notifications, openCount } from './calls.ts'
import { NotificationLine } from './NotificationLine.tsx'

const SHOWN = 6
/** The server does not count further. */
const MOST = 100

/** The bell in the bar with the number of open notifications, and a popover with the newest. */
export function Bell() {
  const { t, language } = useTranslation()
  const count = useQuery(openCount).data ?? 0
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
    <div className="bell">
      <Button variant="ghost" iconOnly aria-label={label} aria-expanded={open} popoverTarget="bell-panel">
        <IconBell />
        {count > 0 && (
          <span className="bell-count" aria-hidden="true">
            {shown}
          </span>
        )}
      </Button>
      <div
        ref={panel}
        id="bell-panel"
        popover="auto"
        role="dialog"
        aria-label={t('office:notifications')}
        className="bell-panel"
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {open && <Newest onGo={() => panel.current?.hidePopover?.()} />}
      </div>
    </div>
  )
}

function Newest({ onGo }: { onGo(): void }) {
  const { t } = useTranslation()
  const list = useQuery(notifications(1, false, SHOWN))
  const rows = list.data?.result ?? []
  const newest = rows[0]
  const waiting = rows.some(one => !one.read && !one.settled)
  return (
    <>
      <div className="bell-head">
        <h2>{t('office:notifications')}</h2>
        {waiting && newest && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => void markRead({ upTo: newest.id }).catch(() => list.refetch())}
          >
            {t('office:markAll')}
          </Button>
        )}
      </div>
      <Loaded query={list} rows={3}>
        {() => rows.length === 0 && <p className="px-4 pt-2 pb-4 text-ink-soft">{t('office:none')}</p>}
      </Loaded>
      <ul>
        {rows.map(one => (
          <li key={one.id}>
            <NotificationLine one={one} onGo={onGo} />
          </li>
        ))}
      </ul>
      <Link className="bell-all" to={adminPaths.notifications} onClick={onGo}>
        {t('office:seeAll')}
      </Link>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { markAllRead, notifications } from './calls.ts'
import { NotificationLine } from './NotificationLine.tsx'

const SHOWN = 6

const allLink =
  'sticky bottom-0 block bg-surface-raised px-4 py-3 text-center font-semibold text-brand-strong hover:underline'

/** The newest notifications, in the popover of the bell. */
export function NewestNotifications({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const list = useQuery(notifications(1, false, SHOWN))
  const rows = list.data?.result ?? []
  const waiting = rows.some(one => !one.read && !one.settled)
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-2 ps-4 pe-2 pt-2 pb-1">
        <h2 className="text-[1rem]">{t('office:notifications')}</h2>
        {waiting && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => void markAllRead(rows).catch(() => list.refetch())}
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
            <NotificationLine one={one} onGo={onClose} />
          </li>
        ))}
      </ul>
      <Link className={allLink} to={adminPaths.notifications} onClick={onClose}>
        {t('office:seeAll')}
      </Link>
    </>
  )
}

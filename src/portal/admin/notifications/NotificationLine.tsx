import type { Notification } from '#entities/office/notification.ts'
import type { NotificationKind } from '#entities/office/notification-kind.ts'
import { classNames } from '#ui/class-names.ts'
import IconBell from '~icons/lucide/bell'
import IconBriefcase from '~icons/lucide/briefcase'
import IconRequest from '~icons/lucide/calendar-plus'
import IconCancelled from '~icons/lucide/calendar-x'
import IconClock from '~icons/lucide/clock'
import IconReview from '~icons/lucide/clock-alert'
import IconMessage from '~icons/lucide/mail'
import IconMail from '~icons/lucide/mail-x'
import IconPublication from '~icons/lucide/megaphone-off'
import IconJob from '~icons/lucide/triangle-alert'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { markRead } from './calls.ts'
import { notificationText, pathOf } from './notification-text.ts'

const icons: Record<NotificationKind, typeof IconRequest> = {
  request: IconRequest,
  cancelled: IconCancelled,
  applicant: IconBriefcase,
  message: IconMessage,
  publication: IconPublication,
  mail: IconMail,
  job: IconJob,
  clock: IconClock,
  review: IconReview,
  overdue: IconReview,
  withdrawn: IconCancelled,
}

const urgent = new Set<NotificationKind>(['publication', 'mail', 'job', 'overdue', 'withdrawn'])

/** One notification: event, age and link. Following the link marks it as read. */
export function NotificationLine({ one, onGo }: { one: Notification; onGo?(): void }) {
  const { t, language } = useTranslation()
  const Icon = icons[one.kind] ?? IconBell
  const open = !one.read && !one.settled
  const go = () => {
    onGo?.()
    if (!one.read) void markRead({ ids: [one.id] }).catch(() => {})
  }
  return (
    <Link
      className={classNames(
        'group grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-4 py-2.5',
        open ? 'bg-brand-tint font-semibold text-ink' : 'text-ink-soft',
      )}
      to={pathOf(one)}
      onClick={go}
    >
      <Icon className={classNames('mt-0.5', open && urgent.has(one.kind) && 'text-error')} />
      <span className="grid leading-[1.4] wrap-anywhere">
        {open && <span className="sr-only">{t('office:unread')}</span>}
        <span className="group-hover:underline">{notificationText(one, t, language)}</span>
        <small className="font-normal text-ink-soft">
          <Age since={one.at} />
          {one.settled && `, ${t('office:settled')}`}
        </small>
      </span>
    </Link>
  )
}

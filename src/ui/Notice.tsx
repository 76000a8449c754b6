import type { ReactNode, Ref } from 'react'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconInfo from '~icons/lucide/info'
import IconSiren from '~icons/lucide/siren'
import IconWarning from '~icons/lucide/triangle-alert'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'brand' | 'success' | 'urgent' | 'error' | 'emergency'

const icons = {
  info: IconInfo,
  brand: IconInfo,
  success: IconCheck,
  urgent: IconWarning,
  error: IconAlert,
  emergency: IconSiren,
} satisfies Record<NoticeTone, unknown>

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** 'alert' for an error that has just occurred, 'status' for an action that has just succeeded. */
  role?: 'alert' | 'status' | 'note'
  ref?: Ref<HTMLDivElement>
}

export function Notice({ tone = 'info', title, children, actions, role, ref }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div ref={ref} className={classNames('notice', tone !== 'info' && `notice-${tone}`)} role={role}>
      {title && (
        <p className="notice-title">
          <Icon />
          <span>{title}</span>
        </p>
      )}
      {children && <div>{children}</div>}
      {actions && <div className="button-row">{actions}</div>}
    </div>
  )
}

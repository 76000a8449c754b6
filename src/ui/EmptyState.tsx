import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** a picture of art/states, e.g. /art/states/calendar.svg */
  picture?: string
  title: ReactNode
  children?: ReactNode
  /** The user's next possible action. */
  actions?: ReactNode
}

/** Shown instead of missing content: the reason, and what the user can do. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture && <img src={picture} alt="" width={360} height={230} />}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="text-ink-soft">{children}</div>}
      {actions && <div className="button-row justify-center">{actions}</div>}
    </div>
  )
}

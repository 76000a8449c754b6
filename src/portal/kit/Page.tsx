import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import IconBack from '~icons/lucide/chevron-left'
import { useTitle } from '../shell/use-title.ts'
import { useTranslation } from '../texts.ts'

export interface PageProps {
  title: string
  /** Replaces a title with a person's name in the browser's tab and history, which the next user of the device can read. */
  tab?: string
  back?: { to: string; label: string } | undefined
  /** Status, beside the title. */
  state?: ReactNode
  /** The main action, and further ones. */
  actions?: ReactNode
  /** What the screen is for. */
  lead?: ReactNode
  children?: ReactNode
}

/** A screen of the admin area: back link, title, status and actions. */
export function Page({ title, tab = title, back, state, actions, lead, children }: PageProps) {
  useTitle(tab)
  return (
    <div className="page">
      {back && (
        <Link className="page-back" to={back.to}>
          <IconBack className="rtl:[transform:scaleX(-1)]" />
          {back.label}
        </Link>
      )}
      <header className="page-head">
        <div className="page-title">
          <h1>{title}</h1>
          {state}
        </div>
        {actions && (
          <div className="page-actions" data-at-bottom>
            {actions}
          </div>
        )}
      </header>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </div>
  )
}

/** Shown if loading failed: the server's message, and a retry button. */
export function LoadFailed({ error, retry }: { error: unknown; retry(): void }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      role="alert"
      title={t('admin:failed.title')}
      actions={
        <Button variant="quiet" size="small" onClick={retry}>
          {t('admin:failed.retry')}
        </Button>
      }
    >
      <p>{errorLines(error).detail}</p>
    </Notice>
  )
}

interface EmptyProps {
  /** One of art/states. */
  picture: 'list' | 'search' | 'calendar'
  title: string
  text: string
  children?: ReactNode
}

/** Empty state: the purpose of the screen, and what to do next. */
export function Empty({ picture, title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <img src={`/art/states/${picture}.svg`} alt="" width={360} height={230} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

export function Loading({ rows = 6 }: { rows?: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="loading" role="status" aria-label={t('admin:input.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={row} className="skeleton" />
      ))}
    </div>
  )
}

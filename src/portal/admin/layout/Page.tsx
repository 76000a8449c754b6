import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import IconBack from '~icons/lucide/chevron-left'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'

interface PageProps {
  title: string
  /** For the browser's tab and history, where the title names a person: the next one at this device can read both. */
  tab?: string
  back?: { to: string; label: string }
  /** Beside the title: what state the thing is in. */
  state?: ReactNode
  /** The one main action, and what goes with it. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the admin area: where one comes from, what this is, what one can do with it. */
export function Page({ title, tab = title, back, state, actions, children }: PageProps) {
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
      {children}
    </div>
  )
}

/** Instead of what could not be loaded: the server's sentence, and another try. */
export function LoadFailed({ error, retry }: { error: unknown; retry(): void }) {
  const { t } = useTranslation()
  return (
    <div className="notice notice-error" role="alert">
      <p className="notice-title">{t('admin:failed.title')}</p>
      <p>{errorLines(error).detail}</p>
      <div>
        <button type="button" className="button button-quiet button-small" onClick={retry}>
          {t('admin:failed.retry')}
        </button>
      </div>
    </div>
  )
}

interface EmptyProps {
  /** One of art/states. */
  picture: 'list' | 'search' | 'calendar'
  title: string
  text: string
  children?: ReactNode
}

/** Where there is nothing to show: what this place is for, and the way on. */
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

export function Loading({ rows = 6 }: { rows?: number }) {
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

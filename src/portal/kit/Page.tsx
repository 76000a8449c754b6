import type { ReactNode } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/Notice.tsx'
import IconBack from '~icons/lucide/chevron-left'
import { Link } from '../routing/Link.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useTranslation } from '../texts.ts'
import { Later } from './Later.tsx'

/** A query of react-query, or several that are shown as one. */
export interface Query<D> {
  data: D | undefined
  error: unknown
  refetch(): unknown
}

export interface PageProps {
  title: string
  /** Replaces a title with a person's name in the browser's tab and history, which the next user of the device can read. */
  tab?: string
  back?: { to: string; label: string } | undefined
  /** Status, beside the title. */
  state?: ReactNode
  /** What the screen is about. Without the right to read it, the refusal is shown instead of everything else. */
  query?: Query<unknown>
  /** The main action, and further ones. */
  actions?: ReactNode
  /** What the screen is for. */
  lead?: ReactNode
  children?: ReactNode
}

const backLook = classNames(
  '-mb-3 inline-flex min-h-8 items-center gap-1 justify-self-start text-15 font-semibold text-ink-soft',
  'hover:text-brand-strong hover:underline',
)

/** A link to the screen above this one. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link className={backLook} to={to}>
    <IconBack className="rtl:[transform:scaleX(-1)]" />
    {label}
  </Link>
)

/** A screen of the admin area: back link, title, status and actions. */
export function Page({ title, tab = title, back, state, query, actions, lead, children }: PageProps) {
  useTitle(tab)
  const refused = query?.data === undefined && isForbidden(query?.error) && query
  return (
    <div className="page">
      {back && <BackLink {...back} />}
      <header className="page-head flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="page-title grid min-w-0 grid-cols-1 flex-[1_1_20rem] gap-1.5">
          <h1>{title}</h1>
          {state && <p className="flex flex-wrap items-center gap-2 text-15 text-ink-soft">{state}</p>}
        </div>
        {actions && !refused && (
          <div className="page-actions flex flex-wrap items-center gap-2 print:hidden" data-at-bottom>
            {actions}
          </div>
        )}
      </header>
      {lead && !refused && <p className="max-w-176 text-ink-soft">{lead}</p>}
      {refused ? <LoadFailed error={refused.error} retry={() => void refused.refetch()} /> : children}
    </div>
  )
}

const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'api.forbidden'
const forbidden = async () => (await import('./Forbidden.tsx')).Forbidden

/** Shown if loading failed: the server's message, and a retry button. A missing right is no failure to repeat. */
export function LoadFailed({ error, retry }: { error: unknown; retry(): void }) {
  const { t } = useTranslation()
  if (isForbidden(error)) {
    const { helpers = [] } = (error.result ?? {}) as { helpers?: string[] }
    return <Later load={forbidden} helpers={helpers} />
  }
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
    <div className="empty grid justify-items-center gap-3 px-6 py-[clamp(2rem,8vh,4rem)] text-center">
      <img className="w-52" src={`/art/states/${picture}.svg`} alt="" width={360} height={230} />
      <h2>{title}</h2>
      <p className="max-w-128 text-ink-soft">{text}</p>
      {children}
    </div>
  )
}

export function Loading({ rows = 6 }: { rows?: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="loading grid gap-2.5" role="status" aria-label={t('admin:input.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={row} className="skeleton h-12" />
      ))}
    </div>
  )
}

import { ApiError, errorLines } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { useTranslation } from '../texts.ts'

/** Placeholders with the size of the cards that are being loaded. */
export function Loading({ cards = 3 }: { cards?: number }) {
  const { t } = useTranslation()
  return (
    <div className="cards" role="status" aria-label={t('portal:loading')}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={card} className="card">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}

/** Shown for a part that could not be loaded: the error, a retry button, and the telephone. */
export function Problem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  const reachable = error instanceof ApiError && error.status > 0
  return (
    <EmptyState
      // Without a network the picture cannot be loaded either.
      {...(reachable ? { picture: '/art/states/failed.svg' } : {})}
      title={t('patient:problem.title')}
      actions={
        <Button variant="primary" onClick={onAgain}>
          {t('patient:problem.again')}
        </Button>
      }
    >
      <p>{errorLines(error).detail}</p>
      <Helpline />
    </EmptyState>
  )
}

interface QueryStateProps {
  query: { isPending: boolean; error: unknown; refetch(): unknown }
  cards?: number
}

/** The state of a query: placeholders while it loads, the error with a retry after a failure, else nothing. */
export const QueryState = ({ query: { isPending, error, refetch }, ...placeholder }: QueryStateProps) => (
  <>
    {isPending && <Loading {...placeholder} />}
    {error !== null && <Problem error={error} onAgain={() => void refetch()} />}
  </>
)

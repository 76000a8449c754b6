import { ApiError, errorLines } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { useTranslation } from '../texts.ts'

/** Shown for a part that could not be loaded: the error, a retry button, and the telephone. */
export function Problem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  const reachable = error instanceof ApiError && error.status > 0
  return (
    <EmptyState
      // Without a network the picture cannot be loaded either.
      {...(reachable ? { picture: '/art/states/failed.svg' } : {})}
      title={t('patient:problem.title')}
      actions={<Button onClick={onAgain}>{t('patient:problem.again')}</Button>}
    >
      <p>{errorLines(error).detail}</p>
      <Helpline />
    </EmptyState>
  )
}

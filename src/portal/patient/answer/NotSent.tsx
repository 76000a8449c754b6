import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'

/** Why the answer was not stored. If the server did not respond, it can be sent again: the server counts it once. */
export function NotSent({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation()
  const answered = error instanceof ApiError && error.status > 0 && error.status < 500
  if (answered) {
    return (
      <Notice tone="urgent" role="alert" title={error.message}>
        {t('patient:answer.refusedText')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="urgent"
      role="alert"
      title={t('patient:answer.unsureTitle')}
      actions={<Button onClick={onAgain}>{t('patient:answer.sendAgain')}</Button>}
    >
      {t('patient:answer.unsureText')}
    </Notice>
  )
}

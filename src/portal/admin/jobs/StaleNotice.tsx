import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'

interface Props {
  keepLabel: string
  onKeep(): void
  /** The current values. */
  children?: ReactNode
}

/** Edit conflict: a colleague changed the applicant first. The typed text is kept. */
export function StaleNotice({ keepLabel, onKeep, children }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      role="alert"
      actions={
        <Button variant="quiet" size="small" onClick={onKeep}>
          {keepLabel}
        </Button>
      }
    >
      <p>{t('inbox:applicants.stale')}</p>
      {children}
    </Notice>
  )
}

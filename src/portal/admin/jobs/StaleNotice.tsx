import type { ReactNode } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'

interface Props {
  keepLabel: string
  onKeep(): void
  /** What now stands there. */
  children?: ReactNode
}

/** Somebody else changed the applicant first; nothing that was typed is lost. */
export function StaleNotice({ keepLabel, onKeep, children }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      role="alert"
      actions={
        <button type="button" className="button button-quiet button-small" onClick={onKeep}>
          {keepLabel}
        </button>
      }
    >
      <p>{t('inbox:applicants.stale')}</p>
      {children}
    </Notice>
  )
}

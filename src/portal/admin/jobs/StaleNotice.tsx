import type { ReactNode } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { useSay } from '../say.ts'

interface Props {
  keepLabel: string
  onKeep(): void
  /** What now stands there. */
  children?: ReactNode
}

/** Somebody else changed the applicant first; nothing that was typed is lost. */
export function StaleNotice({ keepLabel, onKeep, children }: Props) {
  const say = useSay()
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
      <p>{say('inbox:applicants.stale')}</p>
      {children}
    </Notice>
  )
}

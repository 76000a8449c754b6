import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'error' | 'emergency'

/** A state in a word, with its tone; the word says it first. */
export function Badge({
  tone = 'neutral',
  dot,
  children,
  className,
}: {
  tone?: Tone
  dot?: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames('badge', tone !== 'neutral' && `badge-${tone}`, dot && 'badge-dot', className)}
    >
      {children}
    </span>
  )
}

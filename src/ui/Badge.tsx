import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'error'

/** A status as a word; the tone only repeats it. */
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

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'error'

interface BadgeProps {
  tone?: Tone
  dot?: boolean
  children: ReactNode
  className?: string
}

/** A status as a word; the tone only repeats it. */
export function Badge({ tone = 'neutral', dot, children, className }: BadgeProps) {
  return (
    <span
      className={classNames('badge', tone !== 'neutral' && `badge-${tone}`, dot && 'badge-dot', className)}
    >
      {children}
    </span>
  )
}

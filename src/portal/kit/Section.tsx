import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

interface SectionProps {
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a screen on a sheet of its own. Its heading names it for screen readers. */
export function Section({ title, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames('sheet', className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

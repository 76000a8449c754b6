import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface CardProps {
  title: string
  wide?: boolean
  more?: ReactNode
  children: ReactNode
}
export function Card({ title, wide, more, children }: CardProps) {
  return (
    <section
      className={classNames('card dashboard-card grid min-w-0 gap-3.5', wide && 'lg:col-span-full')}
      aria-label={title}
    >
      <header className="flex items-baseline justify-between gap-4">
        <h2>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

interface CardProps {
  title: string
  more?: ReactNode
  children: ReactNode
}
export function Card({ title, more, children }: CardProps) {
  return (
    <section className="card dashboard-card grid min-w-0 gap-3.5" aria-label={title}>
      <header className="flex items-baseline justify-between gap-4">
        <h2>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  )
}

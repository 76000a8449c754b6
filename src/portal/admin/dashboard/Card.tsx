import type { ReactNode } from 'react'

interface CardProps {
  title: string
  wide?: boolean
  more?: ReactNode
  children: ReactNode
}
export function Card({ title, wide, more, children }: CardProps) {
  return (
    <section className="card dashboard-card" data-wide={wide || undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  )
}

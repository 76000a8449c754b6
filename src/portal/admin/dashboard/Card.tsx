import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'

interface CardProps {
  title: string
  /** The link to all of it. */
  more?: { to: string; text: string }
  children: ReactNode
}
export function Card({ title, more, children }: CardProps) {
  return (
    <section className="card dashboard-card grid min-w-0 gap-3.5" aria-label={title}>
      <header className="flex items-baseline justify-between gap-4">
        <h2>{title}</h2>
        {more && (
          <Link className="link" to={more.to}>
            {more.text}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { useTitle } from '../shell/use-title.ts'

interface AuthCardProps {
  /** For cards that report a result instead of a form: a picture of art/states. */
  picture?: string
  title: string
  subtitle?: string
  children: ReactNode
}

export function AuthCard({ picture, title, subtitle, children }: AuthCardProps) {
  useTitle(title)
  return (
    <section className="auth-card">
      {picture && <img src={picture} alt="" width={360} height={230} />}
      <header>
        <h1 className="text-2xl">{title}</h1>
        {subtitle && <p className="wrap-anywhere text-ink-soft">{subtitle}</p>}
      </header>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { useTitle } from '../shell/use-title.ts'

export function AuthCard({
  title,
  subtitle,
  children,
}: {
  title: string
  subtitle?: string
  children: ReactNode
}) {
  useTitle(title)
  return (
    <section className="auth-card">
      <header>
        <h1 className="text-2xl">{title}</h1>
        {subtitle && <p className="auth-subtitle">{subtitle}</p>}
      </header>
      {children}
    </section>
  )
}

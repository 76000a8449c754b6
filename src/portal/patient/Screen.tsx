import type { ReactNode } from 'react'
import { useTitle } from '../shell/use-title.ts'

/** A screen of the patient area: its title with the one main action. */
export function Screen({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  return (
    <div className="screen">
      <header className="screen-head">
        <h1 className="text-2xl">{title}</h1>
        {action}
      </header>
      {children}
    </div>
  )
}

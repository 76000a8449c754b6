import { type ReactNode, useEffect, useRef } from 'react'
import { useTitle } from '../shell/use-title.ts'

/** A screen of the patient area: its title with the one main action. */
export function Screen({
  title,
  tab = title,
  action,
  announced = false,
  children,
}: {
  title: string
  /** For the browser's tab and history, where the title names a person: the next one at this device can read both. */
  tab?: string
  action?: ReactNode
  /** Its heading takes the focus, as it has come in the place of what was pressed. */
  announced?: boolean
  children: ReactNode
}) {
  useTitle(tab)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced])
  return (
    <div className="screen">
      <header className="screen-head">
        <h1 className="text-2xl" ref={heading} tabIndex={announced ? -1 : undefined}>
          {title}
        </h1>
        {action}
      </header>
      {children}
    </div>
  )
}

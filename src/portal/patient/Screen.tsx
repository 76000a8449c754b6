import { type ReactNode, useEffect, useRef } from 'react'
import { useTitle } from '../shell/use-title.ts'

interface ScreenProps {
  title: string
  /** Title for the browser tab if `title` names a person: the next user of the device can read the browser history. */
  tab?: string
  action?: ReactNode
  /** The heading takes the focus, because this screen replaced the pressed button. */
  announced?: boolean
  children: ReactNode
}

/** A screen of the patient area: its title, the main action, and the content. */
export function Screen({ title, tab = title, action, announced = false, children }: ScreenProps) {
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

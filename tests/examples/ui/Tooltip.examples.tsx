import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'

/** React Aria opens a tooltip for a focus by keyboard, not for one after a press. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    place.current?.querySelector('button')?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}

const button = <Button variant="quiet">Accept</Button>

export const examples = {
  closed: <Tooltip text="The patient gets an email">{button}</Tooltip>,
}

export const overlays = {
  open: () => (
    <Focused>
      <Tooltip text="The patient gets an email" placement="bottom">
        {button}
      </Tooltip>
    </Focused>
  ),
  'a name': () => (
    <Focused>
      <Tooltip name text="Accept" placement="bottom">
        {button}
      </Tooltip>
    </Focused>
  ),
}

import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CalendarPopover } from '#ui/fields/CalendarPopover.tsx'

function Opened({ close }: { close: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const [placed, setPlaced] = useState(false)
  useEffect(() => setPlaced(true), [])
  return (
    <>
      <Button ref={button}>Day of the visit</Button>
      {placed && (
        <CalendarPopover
          triggerRef={button}
          label="Open the calendar"
          onClose={close}
          value="2026-03-18"
          onChange={() => {}}
          today="2026-03-12"
          locale="en"
          labels={{ previous: 'Previous month', next: 'Next month' }}
        />
      )}
    </>
  )
}

export const overlays = { open: (close: () => void) => <Opened close={close} /> }

import type { ComponentProps, RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { AriaLanguage } from '../AriaLanguage.tsx'
import { LAYER } from '../component-constants.ts'
import { Calendar } from './Calendar.tsx'

interface CalendarPopoverProps extends Omit<ComponentProps<typeof Calendar>, 'autoFocus'> {
  /** The button that opened it, and gets the focus back. */
  triggerRef: RefObject<HTMLButtonElement | null>
  label: string
  onClose: () => void
}

/** The calendar of a date field. A file of its own, which is loaded when it is opened first. */
export function CalendarPopover({ triggerRef, label, onClose, onChange, ...calendar }: CalendarPopoverProps) {
  // Inside a modal dialog the popover must be rendered in the dialog: everything outside is inert.
  const dialog = triggerRef.current?.closest('dialog')
  return (
    <AriaLanguage>
      <Popover
        {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}
        triggerRef={triggerRef}
        isOpen
        onOpenChange={isOpen => !isOpen && onClose()}
        className="popover"
        style={{ zIndex: LAYER.overlay }}
        placement="bottom end"
        offset={6}
      >
        <Dialog aria-label={label} className="p-3">
          <Calendar
            {...calendar}
            onChange={iso => {
              onChange(iso)
              onClose()
            }}
            autoFocus
          />
        </Dialog>
      </Popover>
    </AriaLanguage>
  )
}

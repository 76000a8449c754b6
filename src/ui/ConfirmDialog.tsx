import { type ReactNode, useId } from 'react'
import { Dialog as Box, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { AriaLanguage } from './AriaLanguage.tsx'
import { Button } from './Button.tsx'

interface ConfirmDialogProps {
  title: ReactNode
  /** The consequence, and whether it can be undone. */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** quiet: the confirmation loses input. The other button is then the strong one and comes first. */
  tone?: 'brand' | 'danger' | 'quiet'
}

/** A confirmation dialog: open while it is rendered. The focus is on the button that changes nothing; Escape means no. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'brand',
}: ConfirmDialogProps) {
  const isQuiet = tone === 'quiet'
  const consequence = useId()
  const cancel = (
    <Button variant={isQuiet ? 'brand' : 'quiet'} autoFocus onClick={onCancel}>
      {cancelLabel}
    </Button>
  )
  return (
    <AriaLanguage>
      <ModalOverlay isOpen onOpenChange={open => !open && onCancel()} className="overlay">
        <Modal className="modal">
          <Box role="alertdialog" aria-describedby={children ? consequence : undefined} className="dialog">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            {children && (
              <div id={consequence} className="dialog-body">
                {children}
              </div>
            )}
            <footer className="mt-2 button-row">
              {isQuiet && cancel}
              <Button variant={tone} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              {!isQuiet && cancel}
            </footer>
          </Box>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}

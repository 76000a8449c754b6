import type { ReactNode } from 'react'
import { Dialog as Box, Heading, Modal, ModalOverlay } from 'react-aria-components'
import IconX from '~icons/lucide/x'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** buttons, the main one first */
  actions?: ReactNode
  /** without it there is no cross: the reader has to choose */
  closeLabel?: string
  size?: 'small' | 'medium' | 'large'
  /** a panel at the end of the line instead of a box in the middle */
  side?: boolean
  role?: 'dialog' | 'alertdialog'
  isDismissable?: boolean
}

export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  size = 'medium',
  side,
  role = 'dialog',
  isDismissable = true,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable && role === 'dialog'}
      className={classNames('overlay', side && 'overlay-side')}
    >
      <Modal className={classNames('modal', `modal-${size}`, side && 'modal-side')}>
        <Box role={role} className="dialog">
          <header className="dialog-head">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            {closeLabel && (
              <Button variant="ghost" size="small" iconOnly aria-label={closeLabel} onClick={onClose}>
                <IconX />
              </Button>
            )}
          </header>
          {children && <div className="dialog-body">{children}</div>}
          {actions && <footer className="dialog-foot button-row">{actions}</footer>}
        </Box>
      </Modal>
    </ModalOverlay>
  )
}

interface ConfirmDialogProps {
  isOpen: boolean
  title: ReactNode
  /** what will happen, and whether it can be undone */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  tone?: 'brand' | 'primary' | 'danger'
  isPending?: boolean
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'brand',
  isPending,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="small"
      isDismissable={false}
      actions={
        <>
          <Button variant={tone} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

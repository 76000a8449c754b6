import { type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../texts.ts'
import { reopen } from './reopen.ts'
import { useDialog } from './use-dialog.ts'
import { useUnsaved } from './use-unsaved.ts'

interface PanelProps {
  title: string
  /** At the side of the screen instead of in the middle, so that the form stays readable. */
  side?: boolean
  wide?: boolean
  /** Only the buttons of the panel close it, not Escape. */
  mustAnswer?: boolean
  onClose(): void
  children: ReactNode
  footer?: ReactNode
  /** 'Cancel' stands beside what is in the footer. */
  canCancel?: boolean
}

/**
 * A dialog that is open as long as it is rendered. Escape closes it; a click outside does not, as typed text would be lost.
 * Nothing closes it while one of its buttons is pending: what was sent cannot be taken back, and its error would be shown
 * nowhere.
 */
export function Panel({ title, side, wide, mustAnswer, onClose, children, footer, canCancel }: PanelProps) {
  const { t } = useTranslation()
  const dialog = useDialog()
  const id = useId()
  const [typed, setTyped] = useState(false)
  useUnsaved(typed)
  const close = () => !dialog.current?.querySelector('[data-pending]') && onClose()
  return (
    <dialog
      ref={dialog}
      className="panel"
      data-side={side || undefined}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={event => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        if (!mustAnswer) close()
      }}
      onClose={event => event.target === dialog.current && reopen(dialog.current)}
      onInput={() => setTyped(true)}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex items-start justify-between gap-4 ps-6 pe-4 pt-5 pb-3">
          <h2 id={id} className="min-w-0 pt-2 text-[1.25rem] leading-[1.3]">
            {title}
          </h2>
          {!mustAnswer && <IconButton label={t('admin:close')} icon={<IconX />} onClick={close} />}
        </header>
        {/* `relative`: hidden radio buttons scroll with it. Else they stretch the dialog, and their focus scrolls it away. */}
        <div className="relative grid flex-1 grid-cols-1 content-start gap-4 overflow-y-auto px-6 pt-1 pb-6">
          {children}
        </div>
        {footer && (
          <footer className="button-row border-t border-line px-6 py-4">
            {footer}
            {canCancel && (
              <Button variant="quiet" onClick={close}>
                {t('admin:cancel')}
              </Button>
            )}
          </footer>
        )}
      </div>
    </dialog>
  )
}

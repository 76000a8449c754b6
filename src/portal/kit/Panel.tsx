import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
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
  onClose(): void
  children: ReactNode
  footer?: ReactNode
}

/** A dialog that is open as long as it is rendered. Escape closes it; a click outside does not, as typed text would be lost. */
export function Panel({ title, side, wide, onClose, children, footer }: PanelProps) {
  const { t } = useTranslation()
  const dialog = useDialog()
  const id = useId()
  const [typed, setTyped] = useState(false)
  useUnsaved(typed)
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
        onClose()
      }}
      onClose={event => event.target === dialog.current && reopen(dialog.current)}
      onInput={() => setTyped(true)}
    >
      <div className="panel-box">
        <header className="panel-head">
          <h2 id={id}>{title}</h2>
          <Button variant="ghost" iconOnly aria-label={t('admin:close')} onClick={onClose}>
            <IconX />
          </Button>
        </header>
        <div className="panel-text">{children}</div>
        {footer && <footer className="panel-foot button-row">{footer}</footer>}
      </div>
    </dialog>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { $toasts, removeToast, type Toast } from '#api/toasts.ts'
import { TOAST_GROUP } from '#ui/constants.ts'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconInfo from '~icons/lucide/info'
import IconWarning from '~icons/lucide/triangle-alert'
import IconClose from '~icons/lucide/x'
import { useTranslation } from '../texts.ts'
import { useTopDialog } from './top-dialog.ts'

const icons = { success: IconCheck, error: IconAlert, info: IconInfo, warn: IconWarning }

/**
 * A group's messages, in the top right corner. Their timers pause while the pointer or the focus is on them. While a
 * dialog is open they are rendered inside it: outside of it they would be inert and hidden from screen readers.
 */
export function Toaster() {
  const { t } = useTranslation()
  const toasts = useStore($toasts).filter(toast => toast.group === TOAST_GROUP)
  const dialog = useTopDialog()
  const area = (
    // React Aria's dialogs hide everything outside from screen readers, except elements with this attribute.
    <section
      className="toaster"
      data-react-aria-top-layer="true"
      aria-label={t('portal:toasts.label')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map(toast => (
        <Message key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return dialog ? createPortal(area, dialog) : area
}

function Message({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const { id, severity, summary, detail, life, closable } = toast
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = () => clearTimeout(timer.current)
  const go = () => {
    hold()
    timer.current = setTimeout(removeToast, life, id)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once per message
  useEffect(() => {
    go()
    return hold
  }, [id, life])
  const Icon = icons[severity]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer, nothing is operated
    <div
      className={`toast toast-${severity}`}
      onPointerEnter={hold}
      onPointerLeave={go}
      onFocus={hold}
      onBlur={go}
    >
      <Icon className="toast-icon" />
      <div className="toast-words">
        <p className="toast-summary">{summary}</p>
        {detail && <p>{detail}</p>}
      </div>
      {closable && (
        <button
          type="button"
          className="toast-close"
          onClick={() => removeToast(id)}
          aria-label={t('portal:toasts.close')}
        >
          <IconClose />
        </button>
      )}
    </div>
  )
}

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
 * A group's messages, in the top right corner. They wait while somebody reads them. Over a dialog they stand inside it:
 * beneath it they could be neither read, nor heard, nor closed.
 */
export function Toaster({ group = TOAST_GROUP }: { group?: string }) {
  const { t } = useTranslation()
  const toasts = useStore($toasts).filter(toast => toast.group === group)
  const dialog = useTopDialog()
  const area = (
    // React Aria's dialogs hide what is outside of them from a reader's ears, but for what says this of itself.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message starts its life once
  useEffect(() => {
    go()
    return hold
  }, [id, life])
  const Icon = icons[severity]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a reader's pointer holds the message, nothing is operated
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

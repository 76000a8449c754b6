import { useStore } from '@nanostores/react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { $question } from '../confirm.ts'
import { useTranslation } from '../texts.ts'

/** The one confirmation dialog of a layout. Escape means no. */
export function Confirmation() {
  const { t } = useTranslation()
  const asked = useStore($question)
  if (!asked) return null
  return (
    <ConfirmDialog
      title={asked.title}
      confirmLabel={asked.yes}
      cancelLabel={asked.no ?? t('admin:cancel')}
      tone={(asked.severe && 'danger') || (asked.losesInput && 'quiet') || 'brand'}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      {asked.text && <span className="whitespace-pre-line">{asked.text}</span>}
    </ConfirmDialog>
  )
}

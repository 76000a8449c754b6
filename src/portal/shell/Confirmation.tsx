import { useStore } from '@nanostores/react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { $asked } from '../confirm.ts'

/** The one confirmation dialog of a layout. Escape means no. */
export function Confirmation() {
  const asked = useStore($asked)
  if (!asked) return null
  return (
    <ConfirmDialog
      title={asked.title}
      confirmLabel={asked.yes}
      cancelLabel={asked.no}
      tone={asked.severe ? 'danger' : 'brand'}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      <span className="whitespace-pre-line">{asked.text}</span>
    </ConfirmDialog>
  )
}

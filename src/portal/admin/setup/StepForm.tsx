import type { ReactNode } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import type { AdminItem } from '../content/calls.ts'
import { ItemForm } from '../content/edit/ItemForm.tsx'
import type { ItemEditor } from '../content/edit/use-item-editor.ts'

const FORM = 'setup-form'

interface FormProps {
  kind: ContentKind
  editor: ItemEditor
  children: ReactNode
  /** Called instead of saving if the item exists and is unchanged. */
  onUnchanged?(item: AdminItem): void
}

/** The form of a step with a few fields of a kind. It validates like the whole form, and saves a draft. */
export function StepForm({ kind, editor, children, onUnchanged }: FormProps) {
  const { current, isDirty, busy } = editor
  const submit = () => {
    if (busy) return
    if (current && !isDirty && onUnchanged) onUnchanged(current)
    else void editor.save(false)
  }
  return (
    <ItemForm kind={kind} editor={editor} id={FORM} className="setup-form" onSubmit={submit}>
      {children}
    </ItemForm>
  )
}

/** Submits the step's form, also from outside of the form, and shows progress. */
export function SaveButton({ busy, text }: { busy: boolean; text: string }) {
  const { t } = useTranslation()
  return (
    <Button type="submit" form={FORM} variant="primary" isPending={busy}>
      {busy ? t('admin:form.saving') : text}
    </Button>
  )
}

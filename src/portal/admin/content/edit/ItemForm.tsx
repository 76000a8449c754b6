import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ContentKind } from '#entities/kinds.ts'
import { Notice } from '#ui/Notice.tsx'
import { submitting } from '../../../kit/submitting.ts'
import { ItemFormContext } from '../../inputs/form-context.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { StalePanel } from './StalePanel.tsx'
import type { ItemEditor } from './use-item-editor.ts'

interface FormProps {
  kind: ContentKind
  editor: ItemEditor
  id?: string
  className?: string
  onSubmit(): void
  /** Between the messages and the form. */
  note?: ReactNode
  children: ReactNode
}

/** The form of an item: its draft, its problems, its fields, and the conflict with another editor. */
export function ItemForm({ kind, editor, id, className, onSubmit, note, children }: FormProps) {
  const { current, failure, problems, attempt, stale } = editor
  const isNew = current === null
  return (
    <>
      <DraftNotice editor={editor} />
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {note}
      <ProblemList kind={kind} problems={problems} attempt={attempt} />
      <ItemFormContext value={{ kind, problems, isNew, keyFixed: current?.publishedAt != null }}>
        <FormProvider {...editor.form}>
          <form id={id} className={className} noValidate onSubmit={submitting(onSubmit)}>
            {children}
          </form>
        </FormProvider>
      </ItemFormContext>
      {stale && (
        <StalePanel kind={kind} stale={stale} onClose={editor.closeStale} onSave={editor.saveMerged} />
      )}
    </>
  )
}

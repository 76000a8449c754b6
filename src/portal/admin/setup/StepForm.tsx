import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ContentKind } from '#entities/kinds.ts'
import { useTranslation } from '../../texts.ts'
import type { AdminItem } from '../content/calls.ts'
import { KeptNotice } from '../content/edit/DraftNotice.tsx'
import { ProblemList } from '../content/edit/ProblemList.tsx'
import { StalePanel } from '../content/edit/StalePanel.tsx'
import type { ItemEditor } from '../content/edit/use-item-editor.ts'
import { ItemFormContext } from '../inputs/form-context.ts'

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
  return (
    <>
      {editor.failure && (
        <p className="notice notice-error" role="alert">
          {editor.failure}
        </p>
      )}
      <KeptNotice editor={editor} />
      <ProblemList kind={kind} problems={editor.problems} attempt={editor.attempt} />
      <ItemFormContext
        value={{
          kind,
          problems: editor.problems,
          isNew: current === null,
          keyFixed: current?.publishedAt != null,
        }}
      >
        <FormProvider {...editor.form}>
          <form
            id={FORM}
            noValidate
            className="setup-form"
            onSubmit={event => {
              event.preventDefault()
              if (busy) return
              if (current && !isDirty && onUnchanged) onUnchanged(current)
              else void editor.save(false)
            }}
          >
            {children}
          </form>
        </FormProvider>
      </ItemFormContext>
      {editor.stale && (
        <StalePanel kind={kind} stale={editor.stale} onClose={editor.closeStale} onSave={editor.saveMerged} />
      )}
    </>
  )
}

/** Submits the step's form, also from outside of the form, and shows progress. */
export function SaveButton({ busy, text, quiet }: { busy: boolean; text: string; quiet?: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      form={FORM}
      className={`button ${quiet ? 'button-quiet' : 'button-primary'}`}
      aria-disabled={busy || undefined}
      data-pending={busy || undefined}
    >
      {busy ? t('admin:form.saving') : text}
    </button>
  )
}

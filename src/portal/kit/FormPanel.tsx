import { type ReactNode, useEffect } from 'react'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import { useTranslation } from '../texts.ts'
import { Failure } from './Failure.tsx'
import { Panel } from './Panel.tsx'
import { submitting } from './submitting.ts'
import { useUnsaved } from './use-unsaved.ts'

interface FormPanelProps {
  title: string
  /** The label of the main button. */
  submit: ReactNode
  variant?: ButtonVariant
  /** The action that the form starts: its pending state and its error are shown. */
  action?: { isPending: boolean; failure: readonly string[]; clear?(): void }
  isUnsaved?: boolean
  /** Id of the input that gets the focus first, instead of the panel's first button. */
  focus?: string
  /** Only the buttons of the panel close it, not Escape. */
  mustAnswer?: boolean
  /** The label of the second button. */
  cancel?: string
  onSubmit(): unknown
  onClose(): void
  /** Below the form. */
  below?: ReactNode
  children?: ReactNode
}

/** A panel with a form: its error on top, its fields, the main button and 'Cancel'. */
export function FormPanel({
  title,
  submit,
  variant = 'primary',
  action,
  isUnsaved = false,
  focus,
  mustAnswer,
  cancel,
  onSubmit,
  onClose,
  below,
  children,
}: FormPanelProps) {
  const { t } = useTranslation()
  useUnsaved(isUnsaved)
  const clear = action?.clear
  // The action may be that of the screen, with the error of a panel that was closed.
  useEffect(() => {
    clear?.()
  }, [clear])
  // Runs after the panel has opened and focused its first button.
  useEffect(() => {
    if (focus) document.getElementById(focus)?.focus()
  }, [focus])
  const isPending = action?.isPending
  return (
    <Panel title={title} onClose={onClose} {...(mustAnswer && { mustAnswer })}>
      <form className="grid grid-cols-1 gap-4" noValidate onSubmit={submitting(onSubmit)}>
        {action && <Failure of={action} />}
        {children}
        <div className="button-row">
          <Button type="submit" variant={variant} isPending={isPending}>
            {submit}
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onClose()}
          >
            {cancel ?? t('admin:cancel')}
          </Button>
        </div>
      </form>
      {below}
    </Panel>
  )
}

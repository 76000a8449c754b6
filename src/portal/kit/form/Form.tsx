import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Problems } from './Problems.tsx'
import type { ZodForm } from './use-zod-form.ts'

interface FormProps<V extends FieldValues, O> {
  form: ZodForm<V, O>
  /** Sends the valid values. What it throws is shown in the form. */
  send(values: O): Promise<unknown>
  /** The label of the main button. */
  submit: ReactNode
  /** As wide as a field, on a screen with more than the form. */
  column?: boolean
  /** Above the errors. */
  intro?: ReactNode
  /** Beside the main button. */
  actions?: ReactNode
  /** Below the main button. */
  below?: ReactNode
  /** Before the values are checked. */
  onSubmit?(): void
  onFocus?(): void
  children?: ReactNode
}

/** A form: the errors of the last sending, the fields, and the main button. */
export function Form<V extends FieldValues, O>({
  form,
  send,
  submit,
  column,
  intro,
  actions,
  below,
  onSubmit,
  onFocus,
  children,
}: FormProps<V, O>) {
  const button = (
    <Button type="submit" variant="primary" size="large" isPending={form.formState.isSubmitting}>
      {submit}
    </Button>
  )
  return (
    <form
      className={classNames('form', column && 'max-w-120')}
      noValidate
      onFocus={onFocus}
      onSubmit={event => {
        onSubmit?.()
        void form.send(send)(event)
      }}
    >
      {intro}
      <Problems form={form} />
      {children}
      {actions ? (
        <div className="button-row">
          {button}
          {actions}
        </div>
      ) : (
        button
      )}
      {below}
    </form>
  )
}

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import type { ZodForm } from './use-zod-form.ts'

/** The main button of a form; ignores presses while a request is pending. */
export function Submit<V extends FieldValues, O>({
  form,
  children,
}: {
  form: ZodForm<V, O>
  children: ReactNode
}) {
  return (
    <Button type="submit" variant="primary" size="large" isPending={form.formState.isSubmitting}>
      {children}
    </Button>
  )
}

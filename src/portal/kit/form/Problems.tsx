import { useRef } from 'react'
import type { FieldError, FieldValues } from 'react-hook-form'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Helpline } from '../../shell/Helpline.tsx'
import { useTranslation } from '../../texts.ts'
import { ErrorNotice } from '../Failure.tsx'
import { UNREACHABLE, type ZodForm } from './use-zod-form.ts'

type Errors = Record<string, FieldError | undefined>

/**
 * The errors of the last sending, on top of the form. The list does not change until the next sending: a list that
 * changed with each key would take the focus from the field being corrected, and move the button while it is pressed.
 */
export function Problems<V extends FieldValues, O>({ form }: { form: ZodForm<V, O> }) {
  const { t } = useTranslation()
  const { errors, submitCount, isSubmitting } = form.formState
  const seen = useRef({ attempt: 0, errors: {} as Errors })
  if (seen.current.attempt !== submitCount)
    seen.current = { attempt: submitCount, errors: { ...(errors as Errors) } }
  if (isSubmitting) return null
  const { root, ...fields } = seen.current.errors
  const problems = Object.entries(fields).flatMap(([field, error]) =>
    error?.message ? [{ field, message: error.message }] : [],
  )
  if (problems.length === 0 && root?.message) {
    return <ErrorNotice title={root.message}>{root.type === UNREACHABLE && <Helpline />}</ErrorNotice>
  }
  if (problems.length === 0) return null
  return (
    <ErrorSummary
      key={submitCount}
      title={t('portal:form.errors', { count: problems.length })}
      problems={problems}
    >
      {root?.message && <p>{root.message}</p>}
    </ErrorSummary>
  )
}

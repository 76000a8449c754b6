import { useEffect, useMemo, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, errorLines } from '#api/errors.ts'
import { issueText, type Translate } from '#i18n/messages.ts'
import { useTranslation } from '../../texts.ts'
import { isShownByReauthentication } from '../use-unsaved.ts'

/**
 * A schema, or a function that loads it: the first form of a visit is shown without waiting for its schema, which is
 * needed only for sending.
 */
type Schema<V, O> = z.ZodType<O, V> | (() => Promise<z.ZodType<O, V>>)

/** Our schemas return text keys with parameters, for example a maximum; the resolver translates them with `t`. */
function resolverOf<V extends FieldValues, O>(given: Schema<V, O>, t: Translate): Resolver<V, unknown, O> {
  return async values => {
    const schema = typeof given === 'function' ? await given().catch(() => null) : given
    // The schema could not be loaded: send anyway, the server checks the same.
    if (!schema) return { values: values as unknown as O, errors: {} } as never
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: issueText(t, issue) }
    }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}

/** Type of a root error that the user cannot fix in the form: it is shown with the telephone numbers. */
export const UNREACHABLE = 'unreachable'

export type ZodForm<V extends FieldValues, O> = UseFormReturn<V, unknown, O> & {
  /** The form's `onSubmit`: validates, sends the values with `work`, and shows what the server refuses. */
  send(work: (values: O) => Promise<unknown>): (event?: React.BaseSyntheticEvent) => Promise<void>
}

/** A form with a schema of flat fields. Its messages follow a change of the language. */
export function useZodForm<V extends FieldValues, O>(
  schema: Schema<V, O>,
  values: DefaultValues<V>,
): ZodForm<V, O> {
  const { t, language } = useTranslation()
  const resolver = useMemo(() => resolverOf(schema, t), [schema, t])
  const form = useForm<V, unknown, O>({ resolver, defaultValues: values, shouldFocusError: false })
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    if (form.formState.isSubmitted) void form.trigger()
  }, [language, form])

  /** Shows the server's errors: field errors beside their fields, the others on top of the form. */
  function refused(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : []
    const known = new Set(Object.keys(form.getValues()))
    for (const field of fields.filter(one => known.has(one.path))) {
      form.setError(
        field.path as FieldPath<V>,
        { type: 'server', message: field.message },
        { shouldFocus: true },
      )
    }
    if (!fields.length || fields.some(one => !known.has(one.path))) {
      const answered = error instanceof ApiError && error.status > 0 && error.status < 500
      form.setError('root', { type: answered ? 'server' : UNREACHABLE, message: errorLines(error).detail })
    }
  }
  const send = (work: (values: O) => Promise<unknown>) =>
    form.handleSubmit(async values => {
      try {
        await work(values)
      } catch (error) {
        if (!isShownByReauthentication(error)) refused(error)
      }
    })
  return { ...form, send }
}

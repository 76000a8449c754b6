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
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ApiError, errorLines } from '#api/errors.ts'
import { issueText, type Say } from '#i18n/messages.ts'

/** Our schemas carry keys of texts, with values such as a maximum: the sentence is made where both are at hand. */
function resolverOf<V extends FieldValues, O>(schema: z.ZodType<O, V>, say: Say): Resolver<V, unknown, O> {
  return values => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: issueText(say, issue) }
    }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}

/** Nothing that can be mended in the form: whoever needs the hospital now gets its telephone. */
export const UNREACHABLE = 'unreachable'

export type ZodForm<V extends FieldValues, O> = UseFormReturn<V, unknown, O> & {
  /** Puts what the server refused beside its field, and the rest on top of the form. */
  refused(error: unknown): void
}

/** A form that holds to a schema of flat fields, and speaks the chosen language, also after it was switched. */
export function useZodForm<V extends FieldValues, O>(
  schema: z.ZodType<O, V>,
  values: DefaultValues<V>,
): ZodForm<V, O> {
  const { t, i18n } = useTranslation()
  const resolver = useMemo(() => resolverOf(schema, t as unknown as Say), [schema, t])
  const form = useForm<V, unknown, O>({ resolver, defaultValues: values, shouldFocusError: false })
  const language = useRef(i18n.language)
  useEffect(() => {
    if (language.current === i18n.language) return
    language.current = i18n.language
    if (form.formState.isSubmitted) void form.trigger()
  }, [i18n.language, form])

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
  return { ...form, refused }
}

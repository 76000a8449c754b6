import type { FieldValues } from 'react-hook-form'
import { DateField } from '#ui/fields/DateField.tsx'
import { type In, useField } from './inputs.tsx'
import { useDateWords } from './use-date-words.ts'

/** Typed in the reader's own order, or picked from a month. */
export function DateInput<V extends FieldValues, O>({
  form,
  name,
  ...rest
}: In<V, O> & { note?: string; min?: string; max?: string }) {
  return <DateField {...rest} {...useField({ form, name })} {...useDateWords()} />
}

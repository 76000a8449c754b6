import type { FieldValues } from 'react-hook-form'
import { DateField } from '#ui/fields/DateField.tsx'
import { type In, useField } from './inputs.tsx'
import { useDateWords } from './use-date-words.ts'

/** A date that is typed in the order of the user's language, or picked from a calendar. */
export function DateInput<V extends FieldValues, O>(props: In<V, O> & { min?: string; max?: string }) {
  return <DateField {...useField(props)} {...useDateWords()} />
}

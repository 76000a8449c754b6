import { useEffect, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type BirthDateParts, fromParts, toParts } from '#entities/people/birth-date.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { FieldMessage } from '#ui/fields/Field.tsx'
import { useTranslation } from '../../texts.ts'
import { type In, useField } from './inputs.tsx'

/** In a panel on a phone the month has just the room for 'September'. */
const columns =
  'grid grid-cols-[minmax(3.125rem,4.5rem)_minmax(8.375rem,1fr)_minmax(4.25rem,6rem)] gap-1.5 [&_select]:pe-8'
const months = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * A date of birth in three fields, the month in words: with two numbers, day and month could be confused. A pasted whole
 * date, year first, fills all three.
 */
export function BirthDateInput<V extends FieldValues, O>({
  form,
  name,
  label,
  note,
  own,
}: In<V, O> & {
  note?: string
  /** The user's own date of birth: the browser may autofill it. */
  own?: boolean
}) {
  const { t, language } = useTranslation()
  const { value, onChange, onBlur, ref, errorMessage } = useField({ form, name })
  const [parts, setParts] = useState(() => toParts(value ?? ''))
  const id = useId()
  useEffect(() => {
    // A value from outside (a reset, a draft) replaces what was typed.
    setParts(typed => (fromParts(typed) === (value ?? '') ? typed : toParts(value ?? '')))
  }, [value])
  const change = (next: BirthDateParts) => {
    setParts(next)
    onChange(fromParts(next))
  }
  const wiring = (part: string) => ({
    id: `${id}-${part}`,
    'aria-invalid': errorMessage ? (true as const) : undefined,
    'aria-describedby': errorMessage ? `${id}-error` : undefined,
    autoComplete: own ? `bday-${part}` : 'off',
    onBlur,
  })
  const typed = (part: 'day' | 'year', length: number) => (
    <div className="field">
      <label htmlFor={`${id}-${part}`}>{t(`portal:date.${part}`)}</label>
      <input
        {...wiring(part)}
        {...(part === 'day' ? { ref, name } : {})}
        className="control tabular"
        inputMode="numeric"
        size={length}
        value={parts[part]}
        onChange={({ target }) => {
          const whole = /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(target.value)
          change(
            whole
              ? toParts(target.value.trim())
              : { ...parts, [part]: target.value.replace(/\D/g, '').slice(0, length) },
          )
        }}
      />
    </div>
  )
  return (
    <fieldset className="field">
      <legend>
        {label}
        {note && <span className="field-optional"> {note}</span>}
      </legend>
      <div className={`${columns} [&_label]:font-[450]`}>
        {typed('day', 2)}
        <div className="field">
          <label htmlFor={`${id}-month`}>{t('portal:date.month')}</label>
          <select
            {...wiring('month')}
            className="control"
            value={parts.month}
            onChange={event => change({ ...parts, month: event.target.value })}
          >
            <option value="">{t('portal:date.choose')}</option>
            {months.map(month => (
              <option key={month} value={month}>
                {dateInWords(new Temporal.PlainDate(2000, month, 1), language, { month: 'long' })}
              </option>
            ))}
          </select>
        </div>
        {typed('year', 4)}
      </div>
      {errorMessage && <FieldMessage id={`${id}-error`}>{errorMessage}</FieldMessage>}
    </fieldset>
  )
}

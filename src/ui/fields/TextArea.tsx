import type { ComponentProps } from 'react'
import { Field, type FieldProps, type TextProps } from './Field.tsx'

type TextAreaProps = FieldProps &
  TextProps<HTMLTextAreaElement> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'placeholder' | 'lang' | 'defaultValue'> & {
    /** e.g. '120 of 500', announced politely while the user types */
    counter?: string
  }

export function TextArea({
  value,
  onChange,
  onBlur,
  ref,
  rows = 4,
  maxLength,
  placeholder,
  lang,
  defaultValue,
  counter,
  ...field
}: TextAreaProps) {
  return (
    <Field {...field}>
      {wiring => (
        <>
          <textarea
            {...wiring}
            {...(onChange ? { value: value ?? '' } : { defaultValue })}
            ref={ref}
            rows={rows}
            maxLength={maxLength}
            placeholder={placeholder}
            lang={lang}
            className="control"
            // Browsers store the text of a textarea in their session files, to restore the tab.
            autoComplete="off"
            onChange={event => onChange?.(event.target.value)}
            onBlur={onBlur}
          />
          {counter && (
            <p className="field-hint tabular text-end" aria-live="polite">
              {counter}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, type TextProps } from './Field.tsx'

/** The other attributes of an input. */
type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof TextProps<HTMLInputElement> | 'prefix'
>

export type TextFieldProps = FieldProps &
  InputProps &
  TextProps<HTMLInputElement> & {
    /** inside the box, before or after the text */
    prefix?: ReactNode
    suffix?: ReactNode
  }

export function TextField({ value, onChange, onBlur, ref, prefix, suffix, ...props }: TextFieldProps) {
  // The rest goes to the input.
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    isDisabled,
    note,
    hideLabel,
    name,
    id,
    className,
    ...input
  } = props
  const framed = prefix !== undefined || suffix !== undefined
  return (
    <Field {...props}>
      {wiring => {
        const box = (
          <input
            type="text"
            {...input}
            {...wiring}
            ref={ref}
            className={framed ? 'control-inner' : 'control'}
            // without onChange it stays uncontrolled: public forms must work before their script has loaded
            {...(onChange ? { value: value ?? '' } : value == null ? {} : { defaultValue: value })}
            onChange={event => onChange?.(event.target.value)}
            onBlur={onBlur}
          />
        )
        if (!framed) return box
        return (
          <span
            className="control control-frame"
            data-invalid={wiring['aria-invalid']}
            data-disabled={isDisabled || undefined}
          >
            {prefix && <span className="control-affix">{prefix}</span>}
            {box}
            {suffix && <span className="control-affix">{suffix}</span>}
          </span>
        )
      }}
    </Field>
  )
}

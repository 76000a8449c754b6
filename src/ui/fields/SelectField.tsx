import { Field, type FieldProps, type TextProps } from './Field.tsx'

export interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

type SelectFieldProps = FieldProps &
  TextProps<HTMLSelectElement> & {
    options: readonly Option[]
    /** text of the first, empty option; without it one option is always chosen */
    placeholder?: string
    defaultValue?: string
  }

/** The native select: best on a phone, and works without a script. */
export function SelectField({
  options,
  placeholder,
  value,
  onChange,
  onBlur,
  ref,
  defaultValue,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <select
          {...wiring}
          {...(onChange ? { value: value ?? '' } : { defaultValue })}
          ref={ref}
          className="control"
          onChange={event => onChange?.(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

import { type ReactNode, type Ref, useId } from 'react'
import { FieldMessage, type FieldProps } from './Field.tsx'

/** The id is that of the input. */
interface CheckboxProps extends Omit<FieldProps, 'label' | 'hideLabel' | 'note' | 'isInvalid'> {
  children: ReactNode
  value?: boolean | null
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({
  children,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  id: given,
  ref,
  className,
}: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  const invalid = Boolean(errorMessage)
  return (
    <div className={className}>
      <label className="choice">
        <input
          type="checkbox"
          id={given}
          ref={ref}
          name={name}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={
            [description && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          {...(onChange ? { checked: value ?? false } : { defaultChecked: defaultValue })}
          onChange={event => onChange?.(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          {children}
          {description && (
            <span id={`${id}-hint`} className="field-hint block">
              {description}
            </span>
          )}
        </span>
      </label>
      {invalid && <FieldMessage id={`${id}-error`}>{errorMessage}</FieldMessage>}
    </div>
  )
}

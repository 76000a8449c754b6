import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessage } from './Field.tsx'

interface CheckboxProps {
  children: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
  isInvalid?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  value?: boolean | null
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  className?: string
}

export const Checkbox = (props: CheckboxProps) => <Tick {...props} kind="checkbox" />

/** On or off, at once: for what takes effect without a save button. */
export const Switch = (props: CheckboxProps) => <Tick {...props} kind="switch" />

function Tick({
  children,
  description,
  errorMessage,
  isInvalid,
  isDisabled,
  isRequired,
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  ref,
  className,
  kind,
}: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId()
  const invalid = Boolean(isInvalid ?? errorMessage)
  return (
    <div className={className}>
      <label className={classNames('choice', kind === 'switch' && 'choice-switch')}>
        <input
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={kind === 'switch' ? 'switch' : undefined}
          ref={ref}
          name={name}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={
            [description && `${id}-hint`, invalid && errorMessage && `${id}-error`]
              .filter(Boolean)
              .join(' ') || undefined
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

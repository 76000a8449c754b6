import { type ReactNode, type Ref, useId } from 'react'
import IconAlert from '~icons/lucide/circle-alert'
import { classNames } from '../class-names.ts'

/** The props of every field; texts are passed in. */
export interface FieldProps {
  label: ReactNode
  description?: ReactNode
  errorMessage?: ReactNode
  isInvalid?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  /** shown after the label, e.g. '(optional)' */
  note?: ReactNode
  /** the label is for screen readers only */
  hideLabel?: boolean
  name?: string
  id?: string
  className?: string
}

/** The props of a field for its text, as react-hook-form's Controller passes them. */
export interface TextProps<E extends HTMLElement> {
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  ref?: Ref<E>
}

export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  disabled: boolean | undefined
  name: string | undefined
}

/** Label, hint, control, and error with an icon; connected by ids. */
export function Field({ children, ...props }: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const made = useId()
  const id = props.id ?? made
  const invalid = Boolean(props.isInvalid ?? props.errorMessage)
  return (
    <div className={classNames('field', props.className)}>
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : undefined}>
        {props.label}
        {props.note && <span className="field-optional"> {props.note}</span>}
      </label>
      {props.description && (
        <p id={`${id}-hint`} className="field-hint">
          {props.description}
        </p>
      )}
      {children({
        id,
        'aria-describedby':
          [props.description && `${id}-hint`, invalid && props.errorMessage && `${id}-error`]
            .filter(Boolean)
            .join(' ') || undefined,
        'aria-invalid': invalid || undefined,
        'aria-required': props.isRequired || undefined,
        disabled: props.isDisabled,
        name: props.name,
      })}
      {invalid && <FieldMessage id={`${id}-error`}>{props.errorMessage}</FieldMessage>}
    </div>
  )
}

/** The error of a field, with an icon: never by colour alone. */
export function FieldMessage({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="field-error">
      <IconAlert />
      <span>{children}</span>
    </p>
  )
}

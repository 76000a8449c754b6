import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage, type FieldProps, type TextProps } from './Field.tsx'

export interface Choice {
  value: string
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

/** A label, or the id of a heading that already asks the question, so that it is not announced twice. */
export type RadioLabel =
  | { label: ReactNode; labelledBy?: undefined }
  | { label?: undefined; labelledBy: string }

type RadioFieldProps = Omit<FieldProps, 'label' | 'hideLabel'> &
  RadioLabel &
  TextProps<HTMLInputElement> & {
    choices: readonly Choice[]
    defaultValue?: string
    /** boxes side by side, for times and days */
    look?: 'list' | 'chips'
  }

/** A choice of a few options, all visible. */
export function RadioField({
  choices,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  look = 'list',
  ...props
}: RadioFieldProps) {
  const made = useId()
  const name = props.name ?? made
  const invalid = Boolean(props.isInvalid ?? props.errorMessage)
  return (
    <fieldset
      className={classNames('field', props.className)}
      aria-labelledby={props.labelledBy}
      aria-describedby={
        [props.description && `${made}-hint`, invalid && `${made}-error`].filter(Boolean).join(' ') ||
        undefined
      }
      aria-invalid={invalid || undefined}
      disabled={props.isDisabled}
    >
      {props.label && (
        <legend>
          {props.label}
          {props.note && <span className="field-optional"> {props.note}</span>}
        </legend>
      )}
      {props.description && (
        <p id={`${made}-hint`} className="field-hint">
          {props.description}
        </p>
      )}
      <div className={look === 'chips' ? 'flex flex-wrap gap-2' : undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={look === 'chips' ? 'chip' : 'choice'}>
            <input
              type="radio"
              id={index === 0 ? props.id : undefined}
              ref={index === 0 ? ref : undefined}
              name={name}
              value={choice.value}
              disabled={choice.isDisabled}
              {...(onChange
                ? { checked: value === choice.value }
                : { defaultChecked: defaultValue === choice.value })}
              onChange={() => onChange?.(choice.value)}
              onBlur={onBlur}
            />
            <span>
              {choice.label}
              {choice.description && <span className="field-hint block">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {invalid && <FieldMessage id={`${made}-error`}>{props.errorMessage}</FieldMessage>}
    </fieldset>
  )
}

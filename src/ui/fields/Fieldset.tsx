import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage, type FieldProps } from './Field.tsx'

interface FieldsetProps extends Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'className'> {
  children: ReactNode
}

/** Several inputs that answer one question, with its label, hint and error. */
export function Fieldset({ label, description, errorMessage, className, children }: FieldsetProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames('field', className)}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      {description && <p className="field-hint">{description}</p>}
      {errorMessage && <FieldMessage id={`${id}-error`}>{errorMessage}</FieldMessage>}
      {children}
    </fieldset>
  )
}

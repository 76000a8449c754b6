import { useState } from 'react'
import IconEye from '~icons/lucide/eye'
import IconEyeOff from '~icons/lucide/eye-off'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { type Strength, strengthOf } from './password-strength.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> & {
  showLabel: string
  hideLabelText: string
  /** Weak, Medium, Strong in the user's language; without them no strength is shown. */
  strengthLabels?: Record<Strength, string>
}

export function PasswordField({ showLabel, hideLabelText, strengthLabels, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const strength = props.value && strengthLabels ? strengthOf(props.value, PASSWORD_MIN_LENGTH) : undefined
  return (
    <div className="grid gap-2">
      <TextField
        spellCheck={false}
        autoComplete="current-password"
        {...props}
        type={shown ? 'text' : 'password'}
        suffix={
          <button
            type="button"
            className="control-button"
            aria-pressed={shown}
            aria-label={shown ? hideLabelText : showLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff /> : <IconEye />}
          </button>
        }
      />
      {strengthLabels && (
        <p className="strength" data-strength={strength} aria-live="polite">
          <span className="strength-bar" aria-hidden="true" />
          {strength ? strengthLabels[strength] : ''}
        </p>
      )}
    </div>
  )
}

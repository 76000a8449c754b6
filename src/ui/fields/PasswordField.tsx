import { useState } from 'react'
import IconEye from '~icons/lucide/eye'
import IconEyeOff from '~icons/lucide/eye-off'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
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

type Strength = 'weak' | 'medium' | 'strong'

/**
 * Length counts most, then variety; repeated characters and sequences do not count. Only a hint for the user: the server
 * decides which passwords are refused.
 */
export function strengthOf(password: string, minLength: number): Strength {
  const letters = [...password]
  const telling = letters.filter((letter, index) => {
    const before = letters[index - 1]
    if (before === undefined) return true
    const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
    return Math.abs(step) > 1
  }).length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  if (letters.length < minLength || telling < minLength * 0.75) return 'weak'
  if (telling >= 14 || (telling >= minLength + 2 && kinds >= 3)) return 'strong'
  return kinds >= 2 || telling >= 11 ? 'medium' : 'weak'
}

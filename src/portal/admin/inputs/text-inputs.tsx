import { useFormContext } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'

const textInput =
  (
    Control: 'input' | 'textarea',
    more: { type?: 'text' | 'tel'; inputMode?: 'text' | 'email' | 'tel' | 'url' } = {},
  ) =>
  ({ path, field, label, under, help, lang }: InputProps) => {
    const { register } = useFormContext()
    return (
      <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
        {wiring => (
          <Control
            {...wiring}
            {...register(path)}
            {...more}
            className="control"
            lang={lang}
            dir="auto"
            autoComplete="off"
          />
        )}
      </FieldFrame>
    )
  }

export const TextInput = textInput('input', { type: 'text', inputMode: 'text' })
/** Not type=email: the browser's validation would run before ours, in the browser's language. */
export const EmailInput = textInput('input', { type: 'text', inputMode: 'email' })
export const PhoneInput = textInput('input', { type: 'tel', inputMode: 'tel' })
export const UrlInput = textInput('input', { type: 'text', inputMode: 'url' })
export const TextareaInput = textInput('textarea')

import type { HTMLInputTypeAttribute } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'

type Keyboard = 'text' | 'email' | 'tel' | 'url'

const textInput =
  (type: HTMLInputTypeAttribute, keyboard: Keyboard) =>
  ({ path, field, label, under, help, lang }: InputProps) => {
    const { register } = useFormContext()
    return (
      <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
        {wiring => (
          <input
            {...wiring}
            {...register(path)}
            className="control"
            type={type}
            inputMode={keyboard}
            lang={lang}
            dir="auto"
            autoComplete="off"
          />
        )}
      </FieldFrame>
    )
  }

export const TextInput = textInput('text', 'text')
/** Not type=email: the browser's validation would run before ours, in the browser's language. */
export const EmailInput = textInput('text', 'email')
export const PhoneInput = textInput('tel', 'tel')
export const UrlInput = textInput('text', 'url')

export function TextareaInput({ path, field, label, under, help, lang }: InputProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
      {wiring => (
        <textarea
          {...wiring}
          {...register(path)}
          className="control"
          lang={lang}
          dir="auto"
          autoComplete="off"
        />
      )}
    </FieldFrame>
  )
}

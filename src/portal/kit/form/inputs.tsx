import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { type Choice, RadioField } from '#ui/fields/RadioField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx'
import { useTranslation } from '../../texts.ts'
import type { ZodForm } from './use-zod-form.ts'

export interface In<V extends FieldValues, O> {
  form: ZodForm<V, O>
  name: FieldPath<V>
  label: string
}
type Own = 'value' | 'onChange' | 'onBlur' | 'name' | 'label' | 'ref' | 'form'

/** Connects a field of the form to a field of `ui`: the other props, value, handlers and error message. */
export function useField<V extends FieldValues, O, P>({
  form,
  name,
  ...rest
}: P & Pick<In<V, O>, 'form' | 'name'>) {
  const { field, fieldState } = useController<V, FieldPath<V>, O>({ control: form.control, name })
  const { value, onChange, onBlur, ref } = field
  return { ...rest, value, onChange, onBlur, ref, name, errorMessage: fieldState.error?.message }
}

export function TextInput<V extends FieldValues, O>(props: In<V, O> & Omit<TextFieldProps, Own>) {
  return <TextField {...useField(props)} />
}

/** A code from an email or an authenticator, which the browser or the telephone may fill in. */
export function CodeInput<V extends FieldValues, O>(
  props: In<V, O> & Pick<TextFieldProps, 'autoFocus' | 'className'>,
) {
  return <TextInput {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
}

export function TextAreaInput<V extends FieldValues, O>(
  props: In<V, O> & { description?: string; note?: string; maxLength?: number },
) {
  return <TextArea {...useField(props)} />
}

export function PasswordInput<V extends FieldValues, O>({
  fresh,
  ...props
}: In<V, O> & Omit<TextFieldProps, Own> & { fresh?: boolean }) {
  const { t } = useTranslation()
  const strengthLabels = {
    weak: t('portal:form.weak'),
    medium: t('portal:form.medium'),
    strong: t('portal:form.strong'),
  }
  return (
    <PasswordField
      {...useField(props)}
      autoComplete={fresh === undefined ? 'current-password' : 'new-password'}
      showLabel={t('portal:form.showPassword')}
      hideLabelText={t('portal:form.hidePassword')}
      {...(fresh ? { strengthLabels } : {})}
    />
  )
}

export function CheckInput<V extends FieldValues, O>(props: In<V, O>) {
  const { errorMessage, label, ...field } = useField(props)
  return <Checkbox {...field}>{label}</Checkbox>
}

export function RadioInput<V extends FieldValues, O>(
  props: In<V, O> & { description?: string; choices: readonly Choice[]; look?: 'list' | 'chips' },
) {
  return <RadioField {...useField(props)} />
}

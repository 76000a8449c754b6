import type { FieldValues } from 'react-hook-form'
import { type In, PasswordInput } from '../form/inputs.tsx'
import { useTranslation } from '../texts.ts'

/** A password to be chosen: with the advice, and how strong it is. */
export function NewPassword<V extends FieldValues, O>(props: In<V, O>) {
  const { t } = useTranslation()
  return <PasswordInput {...props} description={t('auth:passwordHint')} fresh />
}

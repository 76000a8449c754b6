import type { FieldValues } from 'react-hook-form'
import { type In, PasswordInput } from '../kit/form/inputs.tsx'
import { useTranslation } from '../texts.ts'

/** The field for a new password, with advice and a strength meter. */
export function NewPassword<V extends FieldValues, O>(props: In<V, O>) {
  const { t } = useTranslation()
  return <PasswordInput {...props} description={t('auth:passwordHint')} fresh />
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { PasswordInput, TextInput } from '../form/inputs.tsx'
import { Problems } from '../form/Problems.tsx'
import { Submit } from '../form/Submit.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import type { Area } from '../redirect.ts'
import { type Entry, useDoor } from './door.ts'

const fetchSchema = () => import('#entities/account.ts').then(module => module.loginSchema)

/** Email and password, and the authenticator's code where the account asks for one. */
export function LoginForm({ area }: { area: Area }) {
  const { t } = useTranslation()
  const { enter } = useDoor(area)
  const [withCode, setWithCode] = useState(false)
  const form = useZodForm(fetchSchema, { email: '', password: '' })

  const send = form.handleSubmit(async values => {
    try {
      const { result } = await post<Entry>(`auth/${area}/login`, values, { anonymous: true })
      await enter(result)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'accounts.authenticatorNeeded') setWithCode(true)
      form.refused(error)
    }
  })
  return (
    <form className="form" onSubmit={send} onFocus={() => void fetchSchema().catch(() => {})} noValidate>
      <Problems form={form} />
      <TextInput form={form} name="email" label={t('auth:email')} type="email" autoComplete="username" />
      <PasswordInput form={form} name="password" label={t('auth:password')} />
      {withCode && (
        <TextInput
          form={form}
          name="code"
          label={t('auth:login.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Submit form={form}>{t('auth:login.submit')}</Submit>
    </form>
  )
}

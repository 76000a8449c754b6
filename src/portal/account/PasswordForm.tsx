import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { changePasswordSchema } from '#entities/people/account.ts'
import { PasswordInput } from '../kit/form/inputs.tsx'
import { Problems } from '../kit/form/Problems.tsx'
import { Submit } from '../kit/form/Submit.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { useTranslation } from '../texts.ts'
import { sessionsKey } from './Sessions.tsx'
import { tellSaved } from './tell-saved.ts'

const empty = { current: '', password: '', passwordCheck: '' }

export function PasswordForm() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useZodForm(changePasswordSchema, empty)
  const save = form.handleSubmit(async values => {
    try {
      const { meta } = await call<null>('PUT', 'profile/password', values)
      form.reset(empty)
      tellSaved(meta.message)
      await client.invalidateQueries({ queryKey: sessionsKey })
    } catch (error) {
      form.refused(error)
    }
  })
  return (
    <form className="form form-column" onSubmit={save} noValidate>
      <Problems form={form} />
      <PasswordInput form={form} name="current" label={t('account:password.current')} />
      <PasswordInput
        form={form}
        name="password"
        label={t('account:password.new')}
        description={t('account:password.hint')}
        fresh
      />
      <PasswordInput form={form} name="passwordCheck" label={t('account:password.check')} fresh={false} />
      <Submit form={form}>{t('account:password.save')}</Submit>
    </form>
  )
}

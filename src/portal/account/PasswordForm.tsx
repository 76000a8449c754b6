import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { changePasswordSchema } from '#entities/people/account.ts'
import { Form } from '../kit/form/Form.tsx'
import { PasswordInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { useTranslation } from '../texts.ts'
import { sessionsKey } from './Sessions.tsx'
import { tellSaved } from './tell-saved.ts'

const empty = { current: '', password: '', passwordCheck: '' }

export function PasswordForm() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useZodForm(changePasswordSchema, empty)
  return (
    <Form
      form={form}
      send={async values => {
        const { meta } = await call<null>('PUT', 'profile/password', values)
        form.reset(empty)
        tellSaved(meta.message)
        await client.invalidateQueries({ queryKey: sessionsKey })
      }}
      submit={t('account:password.save')}
      column
    >
      <PasswordInput form={form} name="current" label={t('account:password.current')} />
      <PasswordInput
        form={form}
        name="password"
        label={t('account:password.new')}
        description={t('account:password.hint')}
        fresh
      />
      <PasswordInput form={form} name="passwordCheck" label={t('account:password.check')} fresh={false} />
    </Form>
  )
}

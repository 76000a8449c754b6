import { postFromDevice } from '#api/device.ts'
import { setupSchema } from '#entities/people/account.ts'
import { Form } from '../kit/form/Form.tsx'
import { TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { useLinkSecret } from '../link-secret.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { NewPassword } from './NewPassword.tsx'
import { RequestReset } from './RequestReset.tsx'
import { SetPassword } from './SetPassword.tsx'
import { useSignIn } from './use-sign-in.ts'

/** For administrators without a password: forgotten, or not yet set at the very first start. */
export function AdminReset() {
  const setup = useLinkSecret('setup')
  const token = useLinkSecret('token')
  if (setup) return <SetupAdmin token={setup} />
  return token ? <SetPassword area="admins" token={token} /> : <RequestReset area="admins" />
}

/** Creates the first administrator's account; opened by the link that the server printed at its first start. */
function SetupAdmin({ token }: { token: string }) {
  const { t } = useTranslation()
  const { enter } = useSignIn('admins')
  const form = useZodForm(setupSchema, { token, email: '', name: '', password: '' })
  return (
    <AuthCard title={t('auth:setup.title')} subtitle={t('auth:setup.subtitle')}>
      <Form
        form={form}
        send={async values => {
          await enter(await postFromDevice('/api/auth/admins/setup', values))
        }}
        submit={t('auth:setup.submit')}
      >
        <TextInput form={form} name="name" label={t('auth:name')} autoComplete="name" />
        <TextInput form={form} name="email" label={t('auth:email')} type="email" autoComplete="username" />
        <NewPassword form={form} name="password" label={t('auth:password')} />
      </Form>
    </AuthCard>
  )
}

import { Link } from 'react-router-dom'
import { post } from '#api/client.ts'
import type { SignUp } from '#entities/people/account.ts'
import { Form } from '../kit/form/Form.tsx'
import { CheckInput, PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'
import { NewPassword } from './NewPassword.tsx'

const fetchSchema = () => import('#entities/people/account.ts').then(module => module.signUpSchema)

interface Props {
  /** The values sent before, if the patient goes back to correct the address. */
  values: SignUp | null
  redirect: string | null
  onSent(form: SignUp): void
}

export function SignUpFields({ values: before, redirect, onSent }: Props) {
  const { t } = useTranslation()
  const blank = { name: '', email: '', password: '', passwordCheck: '', promotionalOffers: false }
  const form = useZodForm(fetchSchema, before ?? blank)
  return (
    <Form
      form={form}
      send={async values => {
        await post('auth/patients/signup', values, { anonymous: true })
        onSent(values)
      }}
      submit={t('auth:signUp.submit')}
      below={
        <p>
          <Link className="link" to={paths.patientLogin(redirect)}>
            {t('auth:signUp.haveAccount')}
          </Link>
        </p>
      }
      onFocus={() => void fetchSchema().catch(() => {})}
    >
      <TextInput
        form={form}
        name="name"
        label={t('auth:name')}
        description={t('auth:nameHint')}
        autoComplete="name"
      />
      <TextInput form={form} name="email" label={t('auth:email')} type="email" autoComplete="email" />
      <NewPassword form={form} name="password" label={t('auth:password')} />
      <PasswordInput form={form} name="passwordCheck" fresh={false} label={t('auth:passwordCheck')} />
      <CheckInput form={form} name="promotionalOffers" label={t('auth:signUp.offers')} />
    </Form>
  )
}

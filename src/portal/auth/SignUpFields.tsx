import { Link } from 'react-router-dom'
import { post } from '#api/client.ts'
import type { SignUp } from '#entities/people/account.ts'
import { CheckInput, PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { Problems } from '../kit/form/Problems.tsx'
import { Submit } from '../kit/form/Submit.tsx'
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
  const send = form.handleSubmit(async values => {
    try {
      await post('auth/patients/signup', values, { anonymous: true })
      onSent(values)
    } catch (error) {
      form.refused(error)
    }
  })
  return (
    <form className="form" onSubmit={send} onFocus={() => void fetchSchema().catch(() => {})} noValidate>
      <Problems form={form} />
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
      <Submit form={form}>{t('auth:signUp.submit')}</Submit>
      <p>
        <Link className="link" to={paths.patientLogin(redirect)}>
          {t('auth:signUp.haveAccount')}
        </Link>
      </p>
    </form>
  )
}

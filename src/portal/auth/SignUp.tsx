import { useState, useTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { post } from '#api/client.ts'
import { postFromDevice } from '#api/device.ts'
import { errorLines } from '#api/errors.ts'
import { addToast } from '#api/toasts.ts'
import { confirmSchema, type SignUp as SignUpForm } from '#entities/people/account.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Form } from '../kit/form/Form.tsx'
import { CheckInput, CodeInput, PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { paths } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { NewPassword } from './NewPassword.tsx'
import { codeIn, useDemoMail } from './use-demo-mail.ts'
import { type NewSession, useSignIn } from './use-sign-in.ts'

/**
 * Two steps on one screen: the form, then the code from the email. A phone may discard this page while the patient reads
 * the email, so the step is in the history state, which survives a reload. Address and password are not: the browser
 * stores that state on the disk, where the next user of this device could read it.
 */
export function SignUp() {
  const { t } = useTranslation()
  const { redirect, enter } = useSignIn('patients')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [sent, setSent] = useState<SignUpForm | null>(null)
  if ((state as { asked?: true } | null)?.asked) {
    const again = () => void navigate({ search }, { replace: true, state: null })
    return (
      <AuthCard
        title={t('auth:confirm.title')}
        {...(sent && { subtitle: t('auth:confirm.subtitle', { email: sent.email }) })}
      >
        <ConfirmForm form={sent} onOther={again} onEntry={enter} />
      </AuthCard>
    )
  }
  const send = (form: SignUpForm) => {
    setSent(form)
    void navigate({ search }, { state: { asked: true } })
  }
  return (
    <AuthCard title={t('auth:signUp.title')} subtitle={t('auth:signUp.subtitle')}>
      <ChoiceNotice redirect={redirect} />
      <SignUpFields values={sent} redirect={redirect} onSent={send} />
    </AuthCard>
  )
}

const fetchSchema = () => import('#entities/people/account.ts').then(module => module.signUpSchema)

interface FieldsProps {
  /** The values sent before, if the patient goes back to correct the address. */
  values: SignUpForm | null
  redirect: string | null
  onSent(form: SignUpForm): void
}

function SignUpFields({ values: before, redirect, onSent }: FieldsProps) {
  const { t } = useTranslation()
  const blank = { name: '', email: '', password: '', passwordCheck: '', promotionalOffers: false }
  const form = useZodForm(fetchSchema, before ?? blank)
  return (
    <Form
      form={form}
      send={async values => {
        await post('/api/auth/patients/signup', { body: values, anonymous: true })
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

interface ConfirmProps {
  /** The sign-up form that was sent; null after a reload. */
  form: SignUpForm | null
  onOther(): void
  onEntry(entry: NewSession): void
}

function ConfirmForm({ form: sent, onOther, onEntry }: ConfirmProps) {
  const { t } = useTranslation()
  const [mails, setMails] = useState(1)
  const mail = useDemoMail(sent?.email ?? '', mails)
  const code = codeIn(mail)
  const form = useZodForm(confirmSchema, {
    email: sent?.email ?? '',
    code: '',
    password: sent?.password ?? '',
  })

  // The sign-in screens load no react-query, and so have no useAction.
  const [isSending, startSending] = useTransition()
  const sendAgain = async (form: SignUpForm) => {
    try {
      await post('/api/auth/patients/signup', { body: form, anonymous: true })
      setMails(mails + 1)
      addToast({ severity: 'success', summary: t('auth:confirm.sentAgain') })
    } catch (error) {
      addToast({ severity: 'error', ...errorLines(error) })
    }
  }
  return (
    <Form
      form={form}
      send={async values => onEntry(await postFromDevice('/api/auth/patients/confirm', values))}
      submit={t('auth:confirm.submit')}
      intro={
        mail && (
          <Notice role="status">
            <p>{t(code ? 'auth:confirm.demo' : 'auth:confirm.demoOther')}</p>
            {code ? (
              <p className="demo-code">{code}</p>
            ) : (
              <p className="text-15 wrap-anywhere whitespace-pre-line">{mail.text}</p>
            )}
          </Notice>
        )
      }
      below={
        <div className="button-row">
          {sent && (
            <Button variant="quiet" isPending={isSending} onClick={() => startSending(() => sendAgain(sent))}>
              {t('auth:confirm.again')}
            </Button>
          )}
          <Button variant="ghost" onClick={onOther}>
            {t('auth:confirm.other')}
          </Button>
        </div>
      }
    >
      <CodeInput form={form} name="code" label={t('auth:confirm.code')} className="code-input" autoFocus />
      {/* After a reload the password is asked again: another person may have signed up this address since. */}
      {!sent && (
        <>
          <TextInput form={form} name="email" label={t('auth:email')} type="email" autoComplete="email" />
          <PasswordInput
            form={form}
            name="password"
            label={t('auth:confirm.password')}
            description={t('auth:confirm.passwordHint')}
          />
        </>
      )}
    </Form>
  )
}

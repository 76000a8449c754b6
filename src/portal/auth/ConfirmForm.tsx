import { useState } from 'react'
import { post } from '#api/client.ts'
import { postFromDevice } from '#api/device.ts'
import { errorLines } from '#api/errors.ts'
import { addToast } from '#api/toasts.ts'
import { confirmSchema, type SignUp } from '#entities/people/account.ts'
import { PasswordInput, TextInput } from '../form/inputs.tsx'
import { Problems } from '../form/Problems.tsx'
import { Submit } from '../form/Submit.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import { useTranslation } from '../texts.ts'
import { codeIn, useDemoMail } from './use-demo-mail.ts'
import type { NewSession } from './use-sign-in.ts'

interface Props {
  /** The sign-up form that was sent; null after a reload. */
  form: SignUp | null
  onOther(): void
  onEntry(entry: NewSession): void
}

export function ConfirmForm({ form: sent, onOther, onEntry }: Props) {
  const { t } = useTranslation()
  const [mails, setMails] = useState(1)
  const [sending, setSending] = useState(false)
  const mail = useDemoMail(sent?.email ?? '', mails)
  const code = codeIn(mail)
  const form = useZodForm(confirmSchema, {
    email: sent?.email ?? '',
    code: '',
    password: sent?.password ?? '',
  })

  const send = form.handleSubmit(async values => {
    try {
      onEntry(await postFromDevice<NewSession>('auth/patients/confirm', values))
    } catch (error) {
      form.refused(error)
    }
  })
  const sendAgain = async () => {
    if (sending) return
    setSending(true)
    try {
      await post('auth/patients/signup', sent, { anonymous: true })
      setMails(mails + 1)
      addToast({ severity: 'success', summary: t('auth:confirm.sentAgain') })
    } catch (error) {
      addToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setSending(false)
    }
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      {mail && (
        <div className="notice" role="status">
          <p>{t(code ? 'auth:confirm.demo' : 'auth:confirm.demoOther')}</p>
          {code ? <p className="demo-code">{code}</p> : <p className="demo-mail">{mail.text}</p>}
        </div>
      )}
      <Problems form={form} />
      <TextInput
        form={form}
        name="code"
        label={t('auth:confirm.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="code-input"
        autoFocus
      />
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
      <Submit form={form}>{t('auth:confirm.submit')}</Submit>
      <div className="button-row">
        {sent && (
          <button type="button" className="button button-quiet" onClick={sendAgain}>
            {t('auth:confirm.again')}
          </button>
        )}
        <button type="button" className="button button-ghost" onClick={onOther}>
          {t('auth:confirm.other')}
        </button>
      </div>
    </form>
  )
}

import { useState, useTransition } from 'react'
import { post } from '#api/client.ts'
import { postFromDevice } from '#api/device.ts'
import { errorLines } from '#api/errors.ts'
import { addToast } from '#api/toasts.ts'
import { confirmSchema, type SignUp } from '#entities/people/account.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Form } from '../kit/form/Form.tsx'
import { PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
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
  const mail = useDemoMail(sent?.email ?? '', mails)
  const code = codeIn(mail)
  const form = useZodForm(confirmSchema, {
    email: sent?.email ?? '',
    code: '',
    password: sent?.password ?? '',
  })

  // The sign-in screens load no react-query, and so have no useAction.
  const [isSending, startSending] = useTransition()
  const sendAgain = async () => {
    try {
      await post('auth/patients/signup', sent, { anonymous: true })
      setMails(mails + 1)
      addToast({ severity: 'success', summary: t('auth:confirm.sentAgain') })
    } catch (error) {
      addToast({ severity: 'error', ...errorLines(error) })
    }
  }
  return (
    <Form
      form={form}
      send={async values => onEntry(await postFromDevice<NewSession>('auth/patients/confirm', values))}
      submit={t('auth:confirm.submit')}
      intro={
        mail && (
          <Notice role="status">
            <p>{t(code ? 'auth:confirm.demo' : 'auth:confirm.demoOther')}</p>
            {code ? <p className="demo-code">{code}</p> : <p className="demo-mail">{mail.text}</p>}
          </Notice>
        )
      }
      below={
        <div className="button-row">
          {sent && (
            <Button variant="quiet" isPending={isSending} onClick={() => startSending(sendAgain)}>
              {t('auth:confirm.again')}
            </Button>
          )}
          <Button variant="ghost" onClick={onOther}>
            {t('auth:confirm.other')}
          </Button>
        </div>
      }
    >
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
    </Form>
  )
}

import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SignUp as SignUpForm } from '#entities/people/account.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { useSignIn } from './use-sign-in.ts'

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

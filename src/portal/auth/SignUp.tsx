import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SignUp as SignUpForm } from '#entities/account.ts'
import { useTexts } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { useDoor } from './door.ts'
import { KeptChoice } from './KeptChoice.tsx'
import { SignUpFields } from './SignUpFields.tsx'

/**
 * Two steps on one screen: the form, then the code from the mail. A phone may drop this page while its owner looks into
 * the mail, so the address goes with the page's place in the history, where a reload finds it; the password never does.
 */
export function SignUp() {
  const { t } = useTexts()
  const { redirect, enter } = useDoor('patients')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [sent, setSent] = useState<SignUpForm | null>(null)
  const email = (state as { email?: string } | null)?.email

  if (email) {
    const again = () => void navigate({ search }, { replace: true, state: null })
    return (
      <AuthCard title={t('auth:confirm.title')} subtitle={t('auth:confirm.subtitle', { email })}>
        <ConfirmForm
          email={email}
          form={sent?.email === email ? sent : null}
          onOther={again}
          onEntry={enter}
        />
      </AuthCard>
    )
  }
  const send = (form: SignUpForm) => {
    setSent(form)
    void navigate({ search }, { state: { email: form.email } })
  }
  return (
    <AuthCard title={t('auth:signUp.title')} subtitle={t('auth:signUp.subtitle')}>
      <KeptChoice redirect={redirect} />
      <SignUpFields values={sent} redirect={redirect} onSent={send} />
    </AuthCard>
  )
}

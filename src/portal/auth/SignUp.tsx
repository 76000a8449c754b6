import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SignUp as SignUpForm } from '#entities/people/account.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { useDoor } from './door.ts'
import { KeptChoice } from './KeptChoice.tsx'
import { SignUpFields } from './SignUpFields.tsx'

/**
 * Two steps on one screen: the form, then the code from the mail. A phone may drop this page while its owner looks into
 * the mail, so the step goes with the page's place in the history, where a reload finds it. Address and password do not:
 * the browser writes that place down, and the next one at this device could read it there.
 */
export function SignUp() {
  const { t } = useTranslation()
  const { redirect, enter } = useDoor('patients')
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
      <KeptChoice redirect={redirect} />
      <SignUpFields values={sent} redirect={redirect} onSent={send} />
    </AuthCard>
  )
}

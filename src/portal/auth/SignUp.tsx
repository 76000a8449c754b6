import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignUp as SignUpForm } from '#entities/account.ts'
import { drop, keep, kept } from '../kept.ts'
import { AuthCard } from './AuthCard.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { useDoor } from './door.ts'
import { KeptChoice } from './KeptChoice.tsx'
import { SignUpFields } from './SignUpFields.tsx'

/** What survives a reload, as a phone may drop this page while its owner looks into the mail: never the password. */
const memory = 'sign-up'
interface Waiting {
  email: string
  form: SignUpForm | null
}

/** Two steps on one screen: the form, then the code from the mail. */
export function SignUp() {
  const { t } = useTranslation()
  const { redirect, enter } = useDoor('patients')
  const [waiting, setWaiting] = useState<Waiting | null>(() => {
    const email = kept<string>(memory)
    return email ? { email, form: null } : null
  })

  if (waiting) {
    const again = () => {
      drop(memory)
      setWaiting(null)
    }
    return (
      <AuthCard
        title={t('auth:confirm.title')}
        subtitle={t('auth:confirm.subtitle', { email: waiting.email })}
      >
        <ConfirmForm email={waiting.email} form={waiting.form} onOther={again} onEntry={enter} />
      </AuthCard>
    )
  }
  const sent = (form: SignUpForm) => {
    keep(memory, form.email)
    setWaiting({ email: form.email, form })
  }
  return (
    <AuthCard title={t('auth:signUp.title')} subtitle={t('auth:signUp.subtitle')}>
      <KeptChoice redirect={redirect} />
      <SignUpFields redirect={redirect} onSent={sent} />
    </AuthCard>
  )
}

import { useLocation } from 'react-router-dom'
import { LinkButton } from '../kit/LinkButton.tsx'
import { paths } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { DoneNotice } from './DoneNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useSignIn } from './use-sign-in.ts'

export function PatientLogin() {
  const { t } = useTranslation()
  const { redirect } = useSignIn('patients')
  const { state } = useLocation()
  return (
    <AuthCard title={t('auth:login.patientsTitle')} subtitle={t('auth:login.patientsSubtitle')}>
      <ChoiceNotice redirect={redirect} />
      <DoneNotice state={state} />
      <LoginForm area="patients" />
      <p>
        <Link className="link" to={paths.patientReset(redirect)}>
          {t('auth:login.forgot')}
        </Link>
      </p>
      <div className="auth-other">
        <p>{t('auth:login.noAccount')}</p>
        <LinkButton variant="quiet" to={paths.signUp(redirect)}>
          {t('auth:login.signUp')}
        </LinkButton>
      </div>
      <p className="auth-aside">
        <Link to={paths.adminLogin()}>{t('auth:login.staff')}</Link>
      </p>
    </AuthCard>
  )
}

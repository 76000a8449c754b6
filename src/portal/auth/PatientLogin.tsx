import { Link, useLocation } from 'react-router-dom'
import { LinkButton } from '../kit/LinkButton.tsx'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneBefore } from './DoneBefore.tsx'
import { useDoor } from './door.ts'
import { KeptChoice } from './KeptChoice.tsx'
import { LoginForm } from './LoginForm.tsx'

export function PatientLogin() {
  const { t } = useTranslation()
  const { redirect } = useDoor('patients')
  const { state } = useLocation()
  return (
    <AuthCard title={t('auth:login.patientsTitle')} subtitle={t('auth:login.patientsSubtitle')}>
      <KeptChoice redirect={redirect} />
      <DoneBefore state={state} />
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

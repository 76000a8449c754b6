import { Link, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneBefore } from './DoneBefore.tsx'
import { useDoor } from './door.ts'
import { LoginForm } from './LoginForm.tsx'

export function AdminLogin() {
  const { t } = useTranslation()
  const { redirect } = useDoor('admins')
  const { state } = useLocation()
  return (
    <AuthCard title={t('auth:login.adminsTitle')} subtitle={t('auth:login.adminsSubtitle')}>
      <DoneBefore state={state} />
      <LoginForm area="admins" />
      <p>
        <Link className="link" to={paths.adminReset(redirect)}>
          {t('auth:login.forgot')}
        </Link>
      </p>
      <p className="auth-aside">
        <Link to={paths.patientLogin()}>{t('auth:login.patients')}</Link>
      </p>
    </AuthCard>
  )
}

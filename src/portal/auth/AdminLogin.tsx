import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneNotice } from './DoneNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useSignIn } from './use-sign-in.ts'

export function AdminLogin() {
  const { t } = useTranslation()
  const { redirect } = useSignIn('admins')
  const { state } = useLocation()
  return (
    <AuthCard title={t('auth:login.adminsTitle')} subtitle={t('auth:login.adminsSubtitle')}>
      <DoneNotice state={state} />
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

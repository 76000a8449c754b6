import { useTranslation } from 'react-i18next'

/** At the door, after a new password was set. */
export function PasswordSet({ state }: { state: unknown }) {
  const { t } = useTranslation()
  const set = typeof state === 'object' && state !== null && 'passwordSet' in state
  return set ? (
    <p className="notice notice-success" role="status">
      {t('auth:login.passwordSet')}
    </p>
  ) : null
}

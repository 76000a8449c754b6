import { useTexts } from '../texts.ts'

/** At the door, after a new password was set. */
export function PasswordSet({ state }: { state: unknown }) {
  const { t } = useTexts()
  const set = typeof state === 'object' && state !== null && 'passwordSet' in state
  return set ? (
    <p className="notice notice-success" role="status">
      {t('auth:login.passwordSet')}
    </p>
  ) : null
}

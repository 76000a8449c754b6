import type { Area } from '#entities/text/safe-redirect.ts'
import { useTranslation } from '../texts.ts'
import { Authenticator } from './Authenticator.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'

/** Password, second factor and sessions of the account, in both areas. */
export function Security({ area }: { area: Area }) {
  const { t } = useTranslation()
  const parts = [
    { id: 'password', title: t('account:password.title'), part: <PasswordForm /> },
    { id: 'email', title: t('account:email.title'), part: <EmailForm area={area} /> },
    { id: 'authenticator', title: t('account:authenticator.title'), part: <Authenticator /> },
    { id: 'sessions', title: t('account:sessions.title'), part: <Sessions /> },
  ]
  return (
    <div className="grid gap-10">
      {parts.map(({ id, title, part }) => (
        <section key={id} className="account-part" aria-labelledby={`account-${id}`}>
          <h2 id={`account-${id}`}>{title}</h2>
          {part}
        </section>
      ))}
    </div>
  )
}

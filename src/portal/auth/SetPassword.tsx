import { Link, useNavigate } from 'react-router-dom'
import { postFromDevice } from '#api/device.ts'
import { resetSchema } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $token } from '#state/token.ts'
import { Problems } from '../form/Problems.tsx'
import { Submit } from '../form/Submit.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import { paths, signInPathOf } from '../paths.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { NewPassword } from './NewPassword.tsx'

/** Opened by the link of an email. */
export function SetPassword({ area, token }: { area: Area; token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useZodForm(resetSchema, { token, password: '' })
  const send = form.handleSubmit(async values => {
    try {
      await postFromDevice(`auth/${area}/reset`, values)
      // A new password ends all sessions, also the one of this browser.
      $token.set(undefined)
      await navigate(signInPathOf(area)(), { replace: true, state: { done: 'passwordSet' } })
    } catch (error) {
      form.refused(error)
    }
  })
  return (
    <AuthCard title={t('auth:reset.title')} subtitle={t('auth:reset.setSubtitle')}>
      <form className="form" onSubmit={send} noValidate>
        <Problems form={form} />
        <NewPassword form={form} name="password" label={t('auth:newPassword')} />
        <Submit form={form}>{t('auth:reset.set')}</Submit>
        <p>
          <Link className="link" to={area === 'admins' ? paths.adminReset() : paths.patientReset()}>
            {t('auth:reset.newLink')}
          </Link>
        </p>
      </form>
    </AuthCard>
  )
}

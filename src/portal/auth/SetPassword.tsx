import { useNavigate } from 'react-router-dom'
import { postFromDevice } from '#api/device.ts'
import { resetSchema } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $token } from '#state/token.ts'
import { Form } from '../kit/form/Form.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { paths, signInPathOf } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { settled } from '../routing/navigation.ts'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { NewPassword } from './NewPassword.tsx'

/** Opened by the link of an email. */
export function SetPassword({ area, token }: { area: Area; token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useZodForm(resetSchema, { token, password: '' })
  return (
    <AuthCard title={t('auth:reset.title')} subtitle={t('auth:reset.setSubtitle')}>
      <Form
        form={form}
        send={async values => {
          await postFromDevice(`/api/auth/${area}/reset`, values)
          // A new password ends all sessions, also the one of this browser.
          $token.set(undefined)
          navigate(signInPathOf(area)(), { replace: true, state: { done: 'passwordSet' } })
          await settled()
        }}
        submit={t('auth:reset.set')}
        below={
          <p>
            <Link className="link" to={area === 'admins' ? paths.adminReset() : paths.patientReset()}>
              {t('auth:reset.newLink')}
            </Link>
          </p>
        }
      >
        <NewPassword form={form} name="password" label={t('auth:newPassword')} />
      </Form>
    </AuthCard>
  )
}

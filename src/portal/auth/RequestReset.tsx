import { useState } from 'react'
import { post } from '#api/client.ts'
import { resetRequestSchema } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { Notice } from '#ui/Notice.tsx'
import { Form } from '../kit/form/Form.tsx'
import { TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { signInPathOf } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { useTranslation } from '../texts.ts'
import { AuthCard } from './AuthCard.tsx'
import { useDemoMail } from './use-demo-mail.ts'
import { useSignIn } from './use-sign-in.ts'

/** Requests a reset link. The answer is the same whether or not the address has an account. */
export function RequestReset({ area }: { area: Area }) {
  const { t } = useTranslation()
  const { redirect } = useSignIn(area)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useZodForm(resetRequestSchema, { email: '' })
  const back = (
    <p>
      <Link className="link" to={signInPathOf(area)(redirect)}>
        {t('auth:reset.back')}
      </Link>
    </p>
  )
  if (sentTo) {
    return (
      <AuthCard
        picture="/art/states/done.svg"
        title={t('auth:reset.sentTitle')}
        subtitle={t('auth:reset.sent', { email: sentTo })}
      >
        <DemoLink to={sentTo} />
        {back}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth:reset.title')} subtitle={t('auth:reset.subtitle')}>
      <Form
        form={form}
        send={async values => {
          await post(`/api/auth/${area}/reset-request`, { body: values, anonymous: true })
          setSentTo(values.email)
        }}
        submit={t('auth:reset.submit')}
        below={back}
      >
        <TextInput form={form} name="email" label={t('auth:email')} type="email" autoComplete="username" />
      </Form>
    </AuthCard>
  )
}

function DemoLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const mail = useDemoMail(to, 1)
  const link = mail?.text.match(/\/auth\/\S+#token=[\w-]+/)?.[0]
  return mail ? (
    <Notice role="status">
      <p>{t('auth:reset.demo')}</p>
      <p className="text-15 wrap-anywhere whitespace-pre-line">{mail.text}</p>
      {link && (
        <p>
          <Link to={link}>{t('auth:reset.open')}</Link>
        </p>
      )}
    </Notice>
  ) : null
}

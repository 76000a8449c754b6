import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import type { TestEmail } from '#entities/office/office.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAction } from '../../kit/use-action.ts'
import { Link } from '../../routing/Link.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'
import { sendTestEmail } from './calls.ts'
import { StepFrame, StepPending } from './StepFrame.tsx'

/** Whether emails are sent, and how to configure it: the mail server is set in the server's configuration, not in content. */
export function MailStep() {
  const { t } = useTranslation()
  const setup = useQuery(setupOptions)
  if (!setup.data) return <StepPending step="mail" {...setup} />
  const { server, from } = setup.data.mail
  return (
    <StepFrame step="mail">
      {server ? (
        <Section title={t('setup:mail.on', { server })}>
          <p>{t('setup:mail.from', { from })}</p>
          <Test />
        </Section>
      ) : (
        <Section title={t('setup:mail.off')}>
          <p>{t('setup:mail.offText')}</p>
          <pre dir="ltr">
            {'SMTP_URL=smtps://user:password@mail.example.org:465\nMAIL_FROM=hospital@example.org'}
          </pre>
          <p className="field-hint">{t('setup:mail.howText')}</p>
        </Section>
      )}
      <p>
        <Link className="link" to={adminPaths.letters}>
          {t('setup:mail.letters')}
        </Link>
      </p>
    </StepFrame>
  )
}

/** Sends a test email to the administrator and shows the mail server's answer. */
function Test() {
  const { t } = useTranslation()
  const email = useStore($user)?.email ?? ''
  const [result, setResult] = useState<TestEmail | 'unknown' | null>(null)
  const send = useAction(
    () => {
      setResult(null)
      return sendTestEmail()
    },
    {
      onDone: setResult,
      onError: error => {
        const silent = error instanceof ApiError && error.status === 0
        setResult(silent ? 'unknown' : { to: email, sent: false, reason: errorLines(error).detail })
        return true
      },
    },
  )
  return (
    <>
      <div>
        <Button variant="quiet" action={send}>
          {t(send.isPending ? 'setup:mail.sending' : 'setup:mail.test', { email })}
        </Button>
      </div>
      <div role="status">
        {result === 'unknown' && <Notice tone="urgent">{t('setup:mail.unknown')}</Notice>}
        {result !== 'unknown' && result?.sent && (
          <Notice tone="success">{t('setup:mail.sent', { email: result.to })}</Notice>
        )}
        {result !== 'unknown' && result?.sent === false && (
          <Notice tone="error" title={t('setup:mail.refused')}>
            <p dir="auto">{result.reason}</p>
            <p>{t('setup:mail.remedy')}</p>
          </Notice>
        )}
      </div>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, errorLines } from '#api/errors.ts'
import type { TestLetter } from '#entities/office/office.ts'
import { Button } from '#ui/Button.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'
import { sendTestLetter } from './calls.ts'
import { StepFrame, StepWaits } from './StepFrame.tsx'

/** Whether emails are sent, and how to configure it: the mail server is set in the server's configuration, not in content. */
export function MailStep() {
  const { t } = useTranslation()
  const setup = useQuery(setupOptions)
  if (!setup.data) return <StepWaits step="mail" {...setup} />
  const { server, from } = setup.data.mail
  return (
    <StepFrame step="mail">
      {server ? (
        <section className="sheet">
          <h2>{t('setup:mail.on', { server })}</h2>
          <p>{t('setup:mail.from', { from })}</p>
          <Test />
        </section>
      ) : (
        <section className="sheet">
          <h2>{t('setup:mail.off')}</h2>
          <p>{t('setup:mail.offText')}</p>
          <pre dir="ltr">
            {'SMTP_URL=smtps://user:password@mail.example.org:465\nMAIL_FROM=hospital@example.org'}
          </pre>
          <p className="field-hint">{t('setup:mail.howText')}</p>
        </section>
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
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<TestLetter | 'unknown' | null>(null)
  const send = async () => {
    if (busy) return
    setBusy(true)
    setTold(null)
    try {
      setTold(await sendTestLetter())
    } catch (error) {
      const silent = error instanceof ApiError && error.status === 0
      setTold(silent ? 'unknown' : { to: email, sent: false, reason: errorLines(error).detail })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <Button variant="quiet" isPending={busy} onClick={() => void send()}>
          {t(busy ? 'setup:mail.sending' : 'setup:mail.test', { email })}
        </Button>
      </div>
      <div role="status">
        {told === 'unknown' && <p className="notice notice-urgent">{t('setup:mail.unknown')}</p>}
        {told !== 'unknown' && told?.sent && (
          <p className="notice notice-success">{t('setup:mail.sent', { email: told.to })}</p>
        )}
        {told !== 'unknown' && told?.sent === false && (
          <div className="notice notice-error">
            <p className="notice-title">{t('setup:mail.refused')}</p>
            <p dir="auto">{told.reason}</p>
            <p>{t('setup:mail.remedy')}</p>
          </div>
        )}
      </div>
    </>
  )
}

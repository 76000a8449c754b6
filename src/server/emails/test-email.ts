import { setTimeout as wait } from 'node:timers/promises'
import type { TestEmail } from '#entities/office/office.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { hospitalName } from '../accounts/mails.ts'
import { newId } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { reasonOf } from '../kernel/error-text.ts'
import { composeMail } from '../mail/layout.ts'
import { openTransport } from '../mail/transport.ts'

/** In milliseconds: less than the timeout of the administrator's own request. */
const TIMEOUT = 15_000

async function rejectAfter(timeout: number, signal: AbortSignal): Promise<never> {
  await wait(timeout, undefined, { signal })
  throw new Error(`no answer in ${timeout / 1000} s`)
}

/** Sends a test email to the administrator without the outbox: one attempt, whose result is the response. */
export async function sendTestEmail(
  deps: Deps,
  to: string,
  language: InterfaceLanguage,
  timeout = TIMEOUT,
): Promise<TestEmail> {
  const t = translateIn(language)
  const hospital = await hospitalName(deps)
  const mail = composeMail({
    language,
    hospital,
    title: t('mail:test.title', { hospital }),
    paragraphs: [t('mail:test.arrived'), t('mail:test.spam')],
  })
  const now = deps.now()
  const transport = openTransport(deps.config)
  const over = new AbortController()
  try {
    const sending = transport.send({
      ...mail,
      ...{ id: newId(), kind: 'test', to, language, attachments: [], appointmentId: null },
      ...{ attempts: 0, lastError: null, nextAttemptAt: now, createdAt: now, sentAt: null, givenUpAt: null },
    })
    await Promise.race([sending, rejectAfter(timeout, over.signal)])
    return { to, sent: true, reason: null }
  } catch (error) {
    return { to, sent: false, reason: reasonOf(error) }
  } finally {
    over.abort()
    transport.close()
  }
}

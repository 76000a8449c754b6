import { eq } from 'drizzle-orm'
import { deviceName } from '#entities/people/device-name.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { hospitalZone } from '../../content/public-reads.ts'
import type { Executor } from '../../database/connect.ts'
import { session } from '../../database/tables/accounts.ts'
import type { Deps } from '../../kernel/deps.ts'
import { putMessage } from '../../mail/outbox.ts'
import { hospitalName, newDeviceMail } from '../mails.ts'
import type { Account, SignInArea } from '../people.ts'

/** Values for the email, read before the transaction of the sign-in. */
export async function deviceNotice(deps: Deps) {
  return { hospital: await hospitalName(deps), timezone: await hospitalZone(deps) }
}
export type DeviceNotice = Awaited<ReturnType<typeof deviceNotice>> & { known: boolean }

/** Emails the owner about a sign-in on an unknown device, except at the very first sign-in. */
export async function notifyOfNewDevice(
  deps: Deps,
  db: Executor,
  person: Account,
  { userAgent, area, notice }: { userAgent: string | undefined; area: SignInArea; notice: DeviceNotice },
): Promise<void> {
  if (notice.known) return
  const [before] = await db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.accountId, person.id))
    .limit(1)
  if (!before) return
  const { hospital, timezone } = notice
  const reader = { to: person.email, language: person.language, hospital }
  const moment = formatMoment(deps.now(), timezone, person.language)
  await putMessage(db, newDeviceMail(deps, reader, area, { moment, device: deviceName(userAgent) }))
}

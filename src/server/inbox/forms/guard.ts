import type { Context } from 'hono'
import type { AppEnv } from '../../kernel/deps.ts'
import { requestNetwork } from '../../kernel/http/client-address.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { Problem } from '../../kernel/problem.ts'

/** Milliseconds below which nobody has read a form, let alone filled it in. The script waits so long before it sends. */
const quickest = 2000

/**
 * What keeps programs from filling our forms, without asking a third party: a field that people do not see, the time that
 * writing takes, and a number of messages an hour. A refusal says what it is and takes nothing away: a person whom it
 * hits sends again. Who runs no script cannot be timed, so there fewer are taken from one network.
 */
export async function guardForm(
  context: Context<AppEnv>,
  { website, elapsed }: { website?: string | undefined; elapsed?: string | undefined },
): Promise<void> {
  if (website) throw new Problem(422, 'forms.odd')
  if (elapsed && Number(elapsed) < quickest)
    throw new Problem(429, 'forms.tooFast', {}, { headers: { 'retry-after': '3' } })
  const deps = context.get('deps')
  const network = requestNetwork(context, deps.config.TRUSTED_PROXIES)
  await countAttempt(deps, elapsed ? 'form-network' : 'form-network-plain', network)
}

/** Before an upload is read at all. */
export const guardUpload = (context: Context<AppEnv>): Promise<void> => {
  const deps = context.get('deps')
  return countAttempt(deps, 'upload-network', requestNetwork(context, deps.config.TRUSTED_PROXIES))
}

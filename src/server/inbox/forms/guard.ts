import type { Context } from 'hono'
import type { AppEnv } from '../../kernel/deps.ts'
import { requestNetwork } from '../../kernel/http/client-address.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { Problem } from '../../kernel/problem.ts'

/** Milliseconds: a form that is sent sooner was not read by a person. The script waits this long before it sends. */
const quickest = 2000

/**
 * Protects our forms from bots without a third party: a hidden field, the time that writing takes, and a limit of
 * messages per hour. A refusal names its reason and loses no entered text, so that a person can send again. Without
 * scripts the time cannot be measured, so the limit for the network is lower.
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

/** Before the upload is read. */
export const guardUpload = (context: Context<AppEnv>): Promise<void> => {
  const deps = context.get('deps')
  return countAttempt(deps, 'upload-network', requestNetwork(context, deps.config.TRUSTED_PROXIES))
}

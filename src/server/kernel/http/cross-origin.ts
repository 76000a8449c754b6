import { cors } from 'hono/cors'
import type { Config } from '../config.ts'

/** The origin of the pages if another host than the API serves them, for example a CDN. Only its scripts may call. */
export function pagesElsewhere({ API_URL, PUBLIC_URL }: Pick<Config, 'API_URL' | 'PUBLIC_URL'>) {
  if (!API_URL || !PUBLIC_URL) return null
  const { origin } = new URL(PUBLIC_URL)
  if (origin === new URL(API_URL).origin) return null
  return cors({
    origin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'accept',
      'accept-language',
      'authorization',
      'content-type',
      'idempotency-key',
      'x-user-activity',
    ],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  })
}

import { pageLanguage } from './texts.ts'

interface Sent {
  token?: string | undefined
  /** Not a user action (polling, autosave): it does not extend the session. */
  background?: boolean | undefined
  /** The body is JSON. */
  json?: boolean
  idempotencyKey?: string | undefined
}

/** The headers of a call, whatever sends it. */
export function headersOf({ token, background, json, idempotencyKey }: Sent): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (!background) headers.set('x-user-activity', '1')
  return headers
}

import type { Fetch } from './fetch.ts'

// One year. Without subdomains, as other hosts of the hospital may not support https.
const headerValue = 'max-age=31536000'

const onThisMachine = (host: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(host)

/**
 * Sends HSTS if the public address is https. Never for localhost: HSTS would apply to every other application that is
 * developed on this machine.
 */
export function withStrictTransport(publicUrl: string | undefined, fetch: Fetch): Fetch {
  const { protocol, hostname } = publicUrl ? new URL(publicUrl) : { protocol: 'http:', hostname: '' }
  if (protocol !== 'https:' || onThisMachine(hostname)) return fetch
  return async (request, env) => {
    const response = await fetch(request, env)
    response.headers.set('strict-transport-security', headerValue)
    return response
  }
}

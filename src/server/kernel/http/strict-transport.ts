import type { Fetch } from './fetch.ts'

// A year. Not for subdomains: the hospital's other hosts are not ours to promise for.
const promise = 'max-age=31536000'

const onThisMachine = (host: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(host)

/**
 * Where visitors come by https, browsers are told to come by nothing else. Never for localhost: the promise would hold for
 * every other thing that is developed there.
 */
export function withStrictTransport(publicUrl: string | undefined, fetch: Fetch): Fetch {
  const { protocol, hostname } = publicUrl ? new URL(publicUrl) : { protocol: 'http:', hostname: '' }
  if (protocol !== 'https:' || onThisMachine(hostname)) return fetch
  return async (request, env) => {
    const response = await fetch(request, env)
    response.headers.set('strict-transport-security', promise)
    return response
  }
}

import type { Fetch } from './fetch.ts'

/** The policy of responses that set none: no scripts, no resources, no frames. */
const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Adds a Content-Security-Policy and `nosniff` to every response, also redirects and errors. */
export function withPolicy(fetch: Fetch): Fetch {
  return async (request, env) => {
    const response = await fetch(request, env)
    const { headers } = response
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
    headers.set('x-content-type-options', 'nosniff')
    return response
  }
}

import type { Fetch } from './fetch.ts'

/** What an answer without a policy of its own may do in a browser: nothing, and in no frame. */
const nothing = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Every answer has a policy and a type that holds: a redirect, a sentence about what is not there, and what is yet to come. */
export function withPolicy(fetch: Fetch): Fetch {
  return async (request, env) => {
    const response = await fetch(request, env)
    const { headers } = response
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
    headers.set('x-content-type-options', 'nosniff')
    return response
  }
}

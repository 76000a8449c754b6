import type { Release } from '../release/release.ts'
import { redirectRules } from './redirect-rules.ts'
import { rulesOf } from './rules.ts'

/** Netlify and Cloudflare Pages read these files from the folder. */
export const headersFile = '_headers'
export const redirectsFile = '_redirects'

/**
 * No two rules match the same address: both hosts would join two values of a header with a comma, which breaks a
 * policy.
 */
export function hostHeaders(release: Release, more: Record<string, string> = {}): string {
  return rulesOf(release)
    .flatMap(({ addresses, headers }) =>
      addresses.map(address => {
        const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `  ${name}: ${value}`)
        return [address, ...lines, ''].join('\n')
      }),
    )
    .join('\n')
}

/** Deep links of the portal, redirects, and the API as a proxy if its address is given. */
export function hostRedirects(release: Release, api?: string): string {
  const lines = ['patients', 'admins', 'auth'].map(area => `/${area}/* /${area} 200`)
  const proxied = api
    ? ['/api/*', '/media/*'].map(path => `${path} ${api}${path.replace('*', ':splat')} 200`)
    : []
  const moved = redirectRules(release).flatMap(({ from, to }) => (to ? [`${from} ${to} 301`] : []))
  return `${[...proxied, ...moved, ...lines].join('\n')}\n`
}

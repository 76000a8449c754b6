import type { Release } from '../release/release.ts'
import { redirectRules } from './leads.ts'
import { rulesOf } from './rules.ts'

/** Netlify and Cloudflare Pages read these from the folder itself. */
export const headersFile = '_headers'
export const redirectsFile = '_redirects'

/** Its rules never meet at one address: both hosts would join two values of a header with a comma, and a policy breaks by it. */
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

/** Deep links of the portal, old addresses, and the API beside the pages where its own address is given. */
export function hostRedirects(release: Release, api?: string): string {
  const lines = ['patients', 'admins', 'auth'].map(area => `/${area}/* /${area} 200`)
  const proxied = api
    ? ['/api/*', '/media/*'].map(path => `${path} ${api}${path.replace('*', ':splat')} 200`)
    : []
  const moved = redirectRules(release).flatMap(({ from, to }) => (to ? [`${from} ${to} 301`] : []))
  return `${[...proxied, ...moved, ...lines].join('\n')}\n`
}

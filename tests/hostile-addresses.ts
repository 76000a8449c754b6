/**
 * Addresses that try to redirect to another host or out of an area: all combinations of a prefix, a way to name another
 * host, a host and a suffix, and some single ones. Some are harmless alone, but no answer may redirect elsewhere for any.
 */

// biome-ignore format: a corpus reads better in lines than in a column
const hosts = ['evil.example', 'evil.example:443', 'user@evil.example', '127.0.0.1', '[::1]', 'patients', 'rawat.invalid.evil.example']
// biome-ignore format: as above
const leads = ['//', '///', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '/ /', '%2f%2f', '/%2f', '/%5c', '/%2F%2f', 'https://', 'https:', 'http:/', '//\\/', '/.//', '/..//', 'javascript://', 'data:text/html,', 'blob:https://', 'ftp://']
const tails = ['', '/', '/patients', '/patients/appointments', '?/patients', '#/patients']
// Prefixes that a server strips, decodes or resolves.
// biome-ignore format: as above
const firsts = ['', '/id', '/id/id', '/en', '/%69d', '/id/..', '/patients', '/admins/..', '/language?language=id&to=']

/** The corpus for the redirect after sign-in: each must be refused. */
export const hostileAddresses = leads.flatMap(lead =>
  hosts.flatMap(host => tails.map(tail => lead + host + tail)),
)

export const prefixedHostileAddresses = firsts.flatMap(first => hostileAddresses.map(one => first + one))

/** Whether a redirect to this address stays on the same site, also if it is decoded once more. */
export function staysAt(location: string, page: string): boolean {
  const decoded = (() => {
    try {
      return decodeURIComponent(location)
    } catch {
      return location
    }
  })()
  return [location, decoded].every(one => {
    try {
      return new URL(one, page).origin === new URL(page).origin
    } catch {
      return false
    }
  })
}

/**
 * Addresses that try to lead away from a site or out of an area of it: each first piece before each way to name another
 * host, each host and each end, and single ones. Some of them are harmless where they stand alone; no answer may make any of
 * them lead elsewhere.
 */

// biome-ignore format: a corpus reads better in lines than in a column
const hosts = ['evil.example', 'evil.example:443', 'user@evil.example', '127.0.0.1', '[::1]', 'patients', 'rawat.invalid.evil.example']
// biome-ignore format: as above
const leads = ['//', '///', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '/ /', '%2f%2f', '/%2f', '/%5c', '/%2F%2f', 'https://', 'https:', 'http:/', '//\\/', '/.//', '/..//', 'javascript://', 'data:text/html,', 'blob:https://', 'ftp://']
const tails = ['', '/', '/patients', '/patients/appointments', '?/patients', '#/patients']
// What a server takes away, decodes or resolves before it answers.
// biome-ignore format: as above
const firsts = ['', '/id', '/id/id', '/en', '/%69d', '/id/..', '/patients', '/admins/..', '/language?language=id&to=']

/** The corpus of a login's redirect: none of them may lead anywhere. */
export const hostileAddresses = leads.flatMap(lead =>
  hosts.flatMap(host => tails.map(tail => lead + host + tail)),
)

export const prefixedHostileAddresses = firsts.flatMap(first => hostileAddresses.map(one => first + one))

/** Whether a browser that is sent to this address stays at the site that sent it, also where something decodes it once more. */
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

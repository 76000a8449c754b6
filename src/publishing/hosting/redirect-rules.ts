import { decodedPath, redirectOf } from '#entities/content/redirect.ts'
import type { Release } from '../release/release.ts'

export interface RedirectRule {
  /** As browsers send it: `/caf%C3%A9`. */
  from: string
  /** As servers compare it: `/café`. */
  letters: string
  /** Null if the content was removed for good (410). */
  to: string | null
}

// Other characters would need different quoting for each of the three hosts.
const plain = /^[\p{L}\p{M}\p{N} _./~-]+$/u
const quoted = (address: string) =>
  address.replace(/[{}$"'\\;\s]/g, one => `%${one.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)

/** Redirects of both languages from addresses that no page uses now. */
export function redirectRules(release: Release): RedirectRule[] {
  const redirects = release.redirects ?? {}
  return Object.keys(redirects)
    .sort()
    .filter(bare => plain.test(decodedPath(bare) ?? ''))
    .flatMap(bare => [bare, `/id${bare}`])
    .filter(
      from =>
        !Object.hasOwn(release.files, `${from.slice(1)}.html`) &&
        !Object.hasOwn(release.files, from.slice(1)),
    )
    .map(from => {
      const to = redirectOf(redirects, from)?.to ?? null
      return { from, letters: decodedPath(from) ?? from, to: to === null ? null : quoted(to) }
    })
}

/** The two areas of the portal, named as in paths and API calls. */
export type Area = 'patients' | 'admins'

// `.invalid` is reserved (RFC 2606), so no real host has this name: only paths of this site resolve to it.
const dummy = 'https://rawat.invalid'
const encodedTricks = /%(2f|5c|2e|00)/i

/**
 * The path of this site for a value from outside, or null if it is unsafe; with an area, only paths inside it. The
 * value is resolved: comparing prefixes accepted a third of our hostile corpus. Check the final value: if a prefix is
 * added or removed afterwards, check it again.
 */
export function safeRedirect(value: string | null | undefined, area?: Area): string | null {
  if (!value || value.length > 2000) return null
  if (!/^\/[\x21-\x7e]*$/.test(value) || /\\|\/\//.test(value) || encodedTricks.test(value)) return null
  let url: URL
  try {
    url = new URL(value, dummy)
  } catch {
    return null
  }
  if (url.origin !== dummy || url.username || url.password) return null
  const inside = !area || url.pathname === `/${area}` || url.pathname.startsWith(`/${area}/`)
  return inside ? url.pathname + url.search + url.hash : null
}

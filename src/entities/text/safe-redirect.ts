/** The two areas of the portal, as paths and API calls name them. */
export type Area = 'patients' | 'admins'

// No real host can be called this, so nothing but a path of ours resolves to it.
const dummy = 'https://rawat.invalid'
const encodedTricks = /%(2f|5c|2e|00)/i

/**
 * The path of this site that a value from outside may lead to, or null; with an area, only inside that area. Resolved,
 * never prefix-matched: prefix checks let a third of our hostile corpus through. Check what is sent: a value that is
 * changed after the check, by a prefix that is added or taken away, has to pass again.
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

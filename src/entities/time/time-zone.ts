/**
 * Whether an IANA zone exists. Not checked with `supportedValuesOf`, which leaves out links such as UTC; imported
 * directories may contain those.
 */
export function isTimeZone(zone: string): boolean {
  // Intl accepts offsets too, but they have no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** IANA zones by name. `supportedValuesOf` leaves out links such as UTC, which a directory may well carry. */
export function isTimeZone(zone: string): boolean {
  // Offsets pass in Intl, but know no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

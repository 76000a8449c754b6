/** Smaller differences may be network latency: then the device's clock is used. */
const NOTICEABLE = 60_000

let ahead = 0

/**
 * Stores the difference between the server's clock (the answer's `Date`) and the device's clock, which may be set to
 * any year.
 */
export function setServerTime(date: string | null): void {
  const serverTime = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(serverTime)) return
  const apart = serverTime - Date.now()
  ahead = Math.abs(apart) > NOTICEABLE ? apart : 0
}

/** The current time by the server's clock, as far as it is known. */
export const serverNow = (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: ahead })

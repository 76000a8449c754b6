/** Below this the device's clock is as right as the answer's way through the network lets us tell. */
const NOTICEABLE = 60_000

let ahead = 0

/** Notes by an answer's `Date` how far the hospital's clock is from this device's, which may be set to any year. */
export function hearClock(date: string | null): void {
  const told = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(told)) return
  const apart = told - Date.now()
  ahead = Math.abs(apart) > NOTICEABLE ? apart : 0
}

/** Now by the hospital's clock, as far as an answer has told it. */
export const serverNow = (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: ahead })

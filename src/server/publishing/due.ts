import type { Release } from '#publishing/release/release.ts'

/** Small clock corrections are normal: such a page is ahead by seconds only, and soon correct. */
const clockTolerance = Temporal.Duration.from({ minutes: 5 })
/** Releases of older versions have no `latest`: their pages were rendered at the build time or earlier. */
export const latestOf = (release: Release | null): string | undefined => release?.latest ?? release?.builtAt
export const laterOf = (now: Temporal.Instant, latest: string | undefined): string =>
  latest !== undefined && Temporal.Instant.compare(latest, now) > 0 ? latest : now.toString()
export const clockWasSetBack = (release: Release | null, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(laterOf(now, latestOf(release)), now.add(clockTolerance)) > 0

/** Whether a page is stale because time has passed, or because the clock was set back and pages show a later time. */
export const isDue = (release: Release | null, now: Temporal.Instant): boolean =>
  clockWasSetBack(release, now) ||
  (Boolean(release?.due) && Temporal.Instant.compare(release?.due as string, now) <= 0)

import type { PublicationRun, SiteReleases } from '#entities/office/publication.ts'

/** What an editor has to know of the public site before anything else. */
export type SiteState = 'held' | 'failed' | 'building' | 'waiting' | 'partly' | 'live' | 'nothing'

type Last = Pick<PublicationRun, 'state' | 'failedPages'>
type Waiting = Pick<SiteReleases, 'heldSince' | 'waiting'>

/** By the newest run and what waits; what is held back on purpose comes before what failed. */
export function stateOf([last]: readonly Last[], { heldSince, waiting }: Waiting): SiteState {
  if (heldSince) return 'held'
  if (!last) return waiting > 0 ? 'waiting' : 'nothing'
  if (last.state === 'failed' || last.state === 'building') return last.state
  if (last.state === 'waiting' || waiting > 0) return 'waiting'
  return last.failedPages.length > 0 ? 'partly' : 'live'
}

/** From its begin until a reader got it at the public address, in seconds; null while it is not live. */
export function secondsToLive({
  startedAt,
  liveAt,
}: Pick<PublicationRun, 'startedAt' | 'liveAt'>): number | null {
  if (!liveAt) return null
  return Temporal.Instant.from(startedAt).until(Temporal.Instant.from(liveAt)).total('seconds')
}

/** The middle of the last waits, of which as many were shorter as longer: one slow night says little. */
export function usualSeconds(
  runs: readonly Pick<PublicationRun, 'startedAt' | 'liveAt' | 'trigger'>[],
): number | null {
  const seconds = runs
    .filter(run => run.trigger === 'change')
    .flatMap(run => secondsToLive(run) ?? [])
    .sort((a, b) => a - b)
  return seconds[Math.floor((seconds.length - 1) / 2)] ?? null
}

import type { PublicationRun, SiteReleases } from '#entities/office/publication.ts'

/** The state of the public site, as shown to editors. */
export type SiteState = 'held' | 'failed' | 'building' | 'waiting' | 'partly' | 'live' | 'nothing'

type Last = Pick<PublicationRun, 'state' | 'failedPages'>
type Waiting = Pick<SiteReleases, 'heldSince' | 'waiting'>

/** Computed from the newest run and the pending changes; a freeze has priority over a failure. */
export function stateOf([last]: readonly Last[], { heldSince, waiting }: Waiting): SiteState {
  if (heldSince) return 'held'
  if (!last) return waiting > 0 ? 'waiting' : 'nothing'
  if (last.state === 'failed' || last.state === 'building') return last.state
  if (last.state === 'waiting' || waiting > 0) return 'waiting'
  return last.failedPages.length > 0 ? 'partly' : 'live'
}

type Timed = Pick<PublicationRun, 'startedAt' | 'liveAt'>

/** Seconds from the start of the run until it was live at the public address; null while it is not live. */
export function secondsToLive({ startedAt, liveAt }: Timed): number | null {
  if (!liveAt) return null
  return Temporal.Instant.from(startedAt).until(Temporal.Instant.from(liveAt)).total('seconds')
}

/** The median of the last durations, so that one slow run has little effect. */
export function typicalSeconds(runs: readonly (Timed & Pick<PublicationRun, 'trigger'>)[]): number | null {
  const seconds = runs
    .filter(run => run.trigger === 'change')
    .flatMap(run => secondsToLive(run) ?? [])
    .sort((a, b) => a - b)
  return seconds[Math.floor((seconds.length - 1) / 2)] ?? null
}

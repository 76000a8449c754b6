import { countVisit } from '#islands/live/visits.ts'
import { refreshReach } from './reach.client.ts'
import { syncOnce } from './sync.client.ts'

/** Requests that each page sends after loading, and those sent once per browser session. */
export function openSession(): void {
  countVisit()
  syncOnce()
  void refreshReach()
}

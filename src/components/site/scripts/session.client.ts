import { countVisit } from '#islands/live/visits.ts'
import { refreshReach } from './reach.client.ts'
import { syncOnce } from './sync.client.ts'

/** What each page says and asks once it stands, and what a browser session asks for once. */
export function openSession(): void {
  countVisit()
  syncOnce()
  void refreshReach()
}

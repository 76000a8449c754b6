import { refreshReach } from './reach.client.ts'
import { syncOnce } from './sync.client.ts'
import { countVisit } from './visit.client.ts'

/** What each page says and asks once it stands, and what a browser session asks for once. */
export function openSession(): void {
  countVisit()
  syncOnce()
  void refreshReach()
}

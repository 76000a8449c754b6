import { refreshReach } from './reach.client.ts'
import { syncOnce } from './sync.client.ts'

/** What a browser session asks for once, and what every later page of it takes from the first. */
export function openSession(): void {
  syncOnce()
  void refreshReach()
}

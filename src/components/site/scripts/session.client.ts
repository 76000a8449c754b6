import { countPageView } from '#islands/live/page-views.ts'
import { refreshContactData } from './contact-data.client.ts'
import { syncOnce } from './sync.client.ts'

/** Requests that each page sends after loading, and those sent once per browser session. */
export function openSession(): void {
  countPageView()
  syncOnce()
  void refreshContactData()
}

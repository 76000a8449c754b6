import { directory } from '#components/doctor/directory.ts'
import { emergencyData } from '#components/doctor/list/emergency.ts'
import { siteIndex } from '#components/search/site-index.ts'
import { openContentQueries } from '#content/render-context.ts'
import type { SearchLead } from '#entities/office/missed-search.ts'
import type { Directory } from '#search/directory.ts'
import type { EmergencyData } from '#search/emergency-data.ts'
import type { SiteIndex } from '#search/whole/site-index.ts'
import { emergencySigns } from '../seeds/emergency-signs.ts'
import { network } from '../seeds/network.ts'

/** Lets the pages' own code read the demo network, without a server. */
function openDemo(leads: readonly SearchLead[] = []): void {
  const zones = new Map(network.content.addresses.map(one => [one.code, one.timezone]))
  const kinds: Record<string, readonly object[]> = {
    ...network.content,
    // The server makes the ids of items that have no slug.
    questions: network.content.questions.map((one, i) => ({ ...one, id: `${i}` })),
    'emergency-signs': emergencySigns,
    schedules: network.schedules.map(one => ({ ...one, timezone: zones.get(one.location) })),
    'schedule-exceptions': [],
    'search-leads': leads,
  }
  openContentQueries(async path => {
    const items = kinds[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result: items, meta: { message: '', total: items.length } })
  })
}

/** The search data of the demo network, built by the site's own code. */
export function demoDirectory(leads?: readonly SearchLead[]): Promise<Directory> {
  openDemo(leads)
  return directory()
}

/** The index of the demo network's other pages. */
export function demoSiteIndex(): Promise<SiteIndex> {
  openDemo()
  return siteIndex()
}

/** The emergency signs and telephone numbers of the demo network. */
export function demoEmergency(): Promise<EmergencyData> {
  openDemo()
  return emergencyData()
}

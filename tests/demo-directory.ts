import { directory } from '#components/doctor/directory.ts'
import { openContentDoor } from '#content/slot.ts'
import type { Directory } from '#search/directory.ts'
import { network } from '../seeds/network.ts'

/** The search data of the demo network, by the way that the site's own goes, without a server. */
export function demoDirectory(): Promise<Directory> {
  const zones = new Map(network.content.addresses.map(one => [one.code, one.timezone]))
  const kinds: Record<string, readonly object[]> = {
    ...network.content,
    schedules: network.schedules.map(one => ({ ...one, timezone: zones.get(one.location) })),
    'schedule-exceptions': [],
  }
  openContentDoor(async path => {
    const items = kinds[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result: items, meta: { message: '', total: items.length } })
  })
  return directory()
}

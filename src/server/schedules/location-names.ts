import type { Site } from '#entities/appointment/other-city.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Deps } from '../kernel/deps.ts'

export type LocationNames = ReadonlyMap<string, Site & { name: string }>
/** The official name, city and coordinates of each published location, by its code. */
export async function locationNames(deps: Deps): Promise<LocationNames> {
  const all = await publicItems(deps, 'addresses')
  return new Map(all.map(({ code, officialName, city, geo }) => [code, { name: officialName, city, geo }]))
}

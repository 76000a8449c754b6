import { todayIn } from '#content/clock.ts'
import { some } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type PriceState, priceState } from '#entities/text/price.ts'
import { hospitalZone } from '../site/network.ts'

/** The time zone of a program's price: that of its first location, else of the main location. */
export async function zoneOf(program: Pick<PublicItem<'packages'>, 'locations'>): Promise<string> {
  const [place] = await some('addresses', program.locations)
  return place?.timezone ?? (await hospitalZone())
}

/** The state of a price when the page is rendered; the browser updates it (islands/live/price.ts). */
export async function stateOf(
  program: Pick<PublicItem<'packages'>, 'locations' | 'price'>,
): Promise<PriceState> {
  return priceState(program.price, todayIn(await zoneOf(program)).toString())
}

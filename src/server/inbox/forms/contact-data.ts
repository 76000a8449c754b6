import type { PublicItem } from '#entities/kinds.ts'
import { emergencyCall } from '#entities/office/emergency-call.ts'
import { hospitalName } from '../../accounts/mails.ts'
import { hospitalZone, publicItems } from '../../content/public-reads.ts'
import type { Deps } from '../../kernel/deps.ts'

export interface ContactData {
  hospital: string
  place: PublicItem<'addresses'> | undefined
  /** The mailbox for messages to the location: its own, else the network's; null if there is none. */
  mailbox: string | null
  emergency: string
  timezone: string
}

/** The contact data of a location, or of the network if none is given. Must be called before a transaction starts. */
export async function contactDataOf(deps: Deps, location: string | undefined): Promise<ContactData> {
  const [places, [settings]] = await Promise.all([
    publicItems(deps, 'addresses'),
    publicItems(deps, 'settings'),
  ])
  const main = places.find(place => place.isMain) ?? places[0]
  const place = places.find(one => one.code === location)
  return {
    hospital: await hospitalName(deps),
    place,
    mailbox: place?.email1 ?? main?.email1 ?? settings?.supportEmail ?? null,
    emergency: emergencyCall(places, settings, location).emergencyNumber,
    timezone: place?.timezone ?? (await hospitalZone(deps)),
  }
}

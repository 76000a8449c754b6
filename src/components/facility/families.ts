import type { PublicItem } from '#entities/kinds.ts'
import type { Say } from '#i18n/messages.ts'

type Facility = PublicItem<'facilities'>
type Kind = NonNullable<Facility['kind']>

export type Family = 'care' | 'stay' | 'comfort'

const families: Record<Kind, Family> = {
  diagnostic: 'care',
  treatment: 'care',
  surgery: 'care',
  emergency: 'care',
  room: 'stay',
  pharmacy: 'stay',
  rehabilitation: 'care',
  worship: 'comfort',
  family: 'stay',
  parking: 'comfort',
  food: 'comfort',
  other: 'comfort',
}

/** What a visitor comes for: to be treated, to stay, or what one needs beside it. */
export const familyOf = ({ kind }: Facility): Family => families[kind ?? 'other']

export const kindWord = ({ kind }: Facility, say: Say): string =>
  ({
    room: say('facility.kind.room'),
    diagnostic: say('facility.kind.diagnostic'),
    treatment: say('facility.kind.treatment'),
    surgery: say('facility.kind.surgery'),
    emergency: say('facility.kind.emergency'),
    pharmacy: say('facility.kind.pharmacy'),
    rehabilitation: say('facility.kind.rehabilitation'),
    worship: say('facility.kind.worship'),
    family: say('facility.kind.family'),
    parking: say('facility.kind.parking'),
    food: say('facility.kind.food'),
    other: say('facility.kind.other'),
  })[kind ?? 'other']

/** The families that have a facility, in the order a visitor thinks of them. */
export const inFamilies = (facilities: readonly Facility[]): { family: Family; facilities: Facility[] }[] =>
  (['care', 'stay', 'comfort'] as const)
    .map(family => ({ family, facilities: facilities.filter(one => familyOf(one) === family) }))
    .filter(group => group.facilities.length > 0)

import type { PublicItem } from '#entities/kinds.ts'
import type { TranslateFile } from '#i18n/messages.ts'

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

/** The group of a facility: treatment (`care`), stay, or other services (`comfort`). */
export const familyOf = ({ kind }: Facility): Family => families[kind ?? 'other']

export const kindWord = ({ kind }: Facility, t: TranslateFile<'hospital'>): string =>
  t(`facility.kind.${kind ?? 'other'}`)

/** The non-empty groups, in display order. */
export const inFamilies = (facilities: readonly Facility[]): { family: Family; facilities: Facility[] }[] =>
  (['care', 'stay', 'comfort'] as const)
    .map(family => ({ family, facilities: facilities.filter(one => familyOf(one) === family) }))
    .filter(group => group.facilities.length > 0)

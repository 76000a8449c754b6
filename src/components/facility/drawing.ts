import type { Media } from '#entities/fields.ts'
import type { PublicItem } from '#entities/kinds.ts'

type Facility = PublicItem<'facilities'>

const drawings: Record<NonNullable<Facility['kind']>, string> = {
  room: 'room',
  diagnostic: 'mri',
  treatment: 'cath-lab',
  surgery: 'hybrid-theatre',
  emergency: 'emergency',
  pharmacy: 'pharmacy',
  rehabilitation: 'rehabilitation',
  worship: 'prayer',
  family: 'family-house',
  parking: 'parking',
  food: 'canteen',
  other: 'garden',
}

/** The facility's picture; without one, the drawing of its kind. */
export const facilityPicture = ({ cover, kind }: Facility): Media =>
  cover ?? { src: `/art/facilities/${drawings[kind ?? 'other']}.svg`, width: 640, height: 400 }

import { unitTypes } from '#entities/content/unit.ts'

// Every type except 'other' has a drawing; tools/art/drawings.test.ts checks this.
const drawn = new Set<string>(unitTypes.filter(type => type !== 'other'))

/** The drawing of a type of unit. */
export const unitDrawing = (type: string | undefined) => ({
  src: `/art/units/${type && drawn.has(type) ? type : 'outpatient'}.svg`,
  width: 320,
  height: 200,
})

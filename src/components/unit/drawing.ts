import { drawnUnits } from '#ui/art/unit.ts'

const drawn = new Set(drawnUnits)

/** The drawing of a kind of unit, 320 by 200. */
export const unitDrawing = (type: string | undefined) =>
  `/art/units/${type && drawn.has(type) ? type : 'outpatient'}.svg`

import { careRooms } from './facility-care.ts'
import { comfortRooms } from './facility-comfort.ts'
import { machineRooms } from './facility-machines.ts'
import { outsideScenes } from './facility-outside.ts'
import { wardRooms } from './facility-wards.ts'
import { paint } from './palette.ts'
import { chance, grain, sheet } from './pen.ts'

const rooms = { ...machineRooms, ...careRooms, ...wardRooms, ...comfortRooms, ...outsideScenes }

/** The facilities that have a drawing, `public/art/facilities/<name>.svg`. */
export const drawnFacilities = Object.keys(rooms)

/** A place that a visitor can use, as a room with the people in it, 640 by 400. */
export const facilitySvg = (name: string): string =>
  sheet(
    { width: 640, height: 400 },
    (rooms[name]?.() ?? '') +
      grain(
        chance(`facility ${name}`),
        { x: 8, y: 230, width: 624, height: 166, towards: 'bottom' },
        110,
        paint.deep,
        0.12,
      ),
  )

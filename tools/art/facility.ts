import { careRooms } from './facilities/care.ts'
import { comfortRooms } from './facilities/comfort.ts'
import { machineRooms } from './facilities/machines.ts'
import { outsideScenes } from './facilities/outside.ts'
import { wardRooms } from './facilities/wards.ts'
import { paint } from './palette.ts'
import { grain, seededRandom, sheet } from './svg.ts'

const rooms = { ...machineRooms, ...careRooms, ...wardRooms, ...comfortRooms, ...outsideScenes }

/** The facilities that have a drawing, `public/art/facilities/<name>.svg`. */
export const drawnFacilities = Object.keys(rooms)

/** The drawing of a facility, 640 by 400. */
export const facilitySvg = (name: string): string =>
  sheet(
    { width: 640, height: 400 },
    (rooms[name]?.() ?? '') +
      grain(
        seededRandom(`facility ${name}`),
        { x: 8, y: 230, width: 624, height: 166, towards: 'bottom' },
        110,
        paint.deep,
        0.12,
      ),
  )

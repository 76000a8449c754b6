import { mark } from '#ui/mark.ts'
import { paint } from './palette.ts'
import { box, circle, group, path, sheet } from './svg.ts'

const { head } = mark
const markShapes = (left: string, right: string, person: string) =>
  circle(head.cx, head.cy, head.r, person) + path(mark.left, left) + path(mark.right, right)

/** The mark alone, in colours for a light or a dark background. */
export function logoMark({ size = 40, on = 'light' }: { size?: number; on?: 'light' | 'dark' } = {}): string {
  const [left, right] = on === 'light' ? [paint.brand, paint.mid] : [paint.soft, paint.mid]
  return sheet({ width: 64, height: 64 }, markShapes(left, right, paint.saffron)).replace(
    'width="64" height="64"',
    `width="${size}" height="${size}"`,
  )
}

/** The mark on a tile in the brand's colour, for the browser's tab and the home screen. */
export const favicon = () =>
  sheet(
    { width: 64, height: 64 },
    box(0, 0, 64, 64, paint.deep, 15) +
      group('translate(6.4 5) scale(.8)', markShapes(paint.pale, paint.soft, paint.saffron)),
  )

/** Shown in place of a missing portrait, 100 by 100. */
export const placeholderPerson = () =>
  sheet(
    { width: 100, height: 100 },
    box(0, 0, 100, 100, paint.pale) +
      path('M48 100C20 98 10 82 12 62C34 62 48 76 48 100Z', paint.brand) +
      path('M52 100C80 98 90 82 88 62C66 62 52 76 52 100Z', paint.mid) +
      circle(50, 40, 17, paint.saffron),
  )

import { paint } from '../palette.ts'
import { box, circle, line, path, sheet } from '../svg.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, sea, dusk } = paint
const tile = (color: string) => box(0, 0, 96, 96, color, 24)

// The marks of the invented partners, 96 by 96. Pages show the partner's name beside the mark.
const marks: Record<string, () => string> = {
  // an island in the shade of a tree
  'nusa-teduh': () =>
    tile(deep) +
    path('M14 52Q14 22 48 22Q82 22 82 52Z', mid) +
    path('M44 48H52V66H44Z', honey) +
    path('M18 76Q48 54 78 76Z', saffron),
  // an umbrella that is a sail
  'payung-bahari': () =>
    tile(sea) +
    path('M14 52Q18 20 50 16Q80 22 82 52Q66 42 50 52Q32 42 14 52Z', white) +
    line('M50 52V72Q50 80 42 80Q34 80 34 72', honey, 6),
  // three fronds of a fan palm
  'lontar-life': () =>
    tile(honey) +
    path('M48 80L18 40Q24 24 34 20Z', brand) +
    path('M48 80L36 16Q48 10 60 16Z', deep) +
    path('M48 80L62 20Q72 24 78 40Z', brand),
  // the bars of a wooden xylophone
  'kolintang-mutual': () =>
    tile(clay) +
    [0, 1, 2, 3, 4]
      .map(index =>
        box(16 + index * 13.6, 18 + index * 4, 10, 60 - index * 8, index % 2 ? '#fbe3d9' : white, 4),
      )
      .join('') +
    line('M12 48H84', deep, 4),
  // a gull over a wave
  'camar-timur': () =>
    tile(dusk) +
    path('M12 40Q30 22 48 42Q66 22 84 40Q66 34 48 58Q30 34 12 40Z', white) +
    line('M14 72q11 -10 22 0t22 0t22 0', soft, 6),
  // a fish in a sago leaf
  'sagu-biru': () =>
    tile('#dff1f3') +
    path('M48 10C80 34 80 64 48 88C16 64 16 34 48 10Z', sea) +
    path('M26 50Q44 34 60 50L72 40V60L60 50Q44 66 26 50Z', white) +
    circle(37, 48, 3, deep),
  // a clear drop behind glass
  'bening-diagnostika': () =>
    tile(pale) +
    path('M48 14Q74 46 74 60A26 26 0 0 1 22 60Q22 46 48 14Z', mid) +
    path('M48 34Q60 50 60 60A12 12 0 0 1 36 60Q36 50 48 34Z', white),
  // a wing that is also a cross
  'sayap-cenderawasih': () =>
    tile(brand) +
    path('M16 66Q30 20 82 18Q66 30 64 44Q54 46 52 58Q40 58 36 74Q26 74 16 66Z', honey) +
    path('M16 66Q34 34 66 30Q40 44 36 74Q26 74 16 66Z', white),
  // an open book under a sail
  'layar-biru': () =>
    tile('#e9f5ed') +
    path('M48 14L72 56H48Z', dusk) +
    path('M44 24V56H26Z', sea) +
    path('M14 64Q32 58 48 66Q64 58 82 64V80Q64 74 48 82Q32 74 14 80Z', deep),
  // a lamp on a hill
  'bukit-lentera': () =>
    tile(saffron) +
    path('M10 84Q30 52 48 58T86 84Z', deep) +
    path('M38 50V32Q38 20 48 20Q58 20 58 32V50Z', white) +
    circle(48, 38, 6, clay),
}

/** The demo's partners: slug and mark. */
export const partnerMarks = (): [slug: string, svg: string][] =>
  Object.entries(marks).map(([slug, draw]) => [slug, sheet({ width: 96, height: 96 }, draw())])

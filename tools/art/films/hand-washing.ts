import { filmScripts } from '../../../seeds/films.ts'
import { paint } from '../palette.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { bubbles, ease, film, hand, swing } from './film.ts'

const { brand, deep, sea, sky, white, saffron, pale, soft, cloud } = paint

const basin = (water: number) =>
  path('M170 420H790Q780 540 640 560H320Q180 540 170 420Z', white) +
  path('M190 436H770Q760 470 720 470H240Q200 470 190 436Z', sky, `opacity="${water}"`) +
  box(150, 404, 660, 26, cloud, 13)
const tap = (flow: boolean, seconds: number) =>
  line('M480 60V30Q480 14 520 14H640V120', '#9fb3ab', 26) +
  box(446, 44, 68, 26, '#b9c7c0', 12) +
  (flow
    ? line(`M480 74V${400 + swing(seconds, 2) * 4}`, '#a9dbe4', 22) +
      line(`M474 ${90 + ((seconds * 300) % 60)}V${130 + ((seconds * 300) % 200)}`, white, 5, 'opacity=".8"')
    : '')
const ground = circle(480, 300, 236, pale)

const two = (seconds: number, left: [number, number, number], right: [number, number, number]) =>
  hand(left[0], left[1], left[2], 1.5, 3, brand) +
  hand(right[0], right[1], right[2], 1.5, 3, deep) +
  bubbles(seconds, 480, 300)

export const handWashing = film(filmScripts.handWashing, 4.6, [
  (part, seconds) =>
    ground +
    tap(true, seconds) +
    hand(330 + ease(part) * 70, 330, 62, 1.4, 3, brand) +
    hand(630 - ease(part) * 70, 330, -62, 1.4, 3, deep) +
    basin(0.9) +
    group(
      `translate(${760 - ease(part, 0.4, 1) * 20} 380)`,
      box(-60, -34, 120, 44, saffron, 20) + ellipse(-20, -22, 22, 6, white, 'opacity=".5"'),
    ),
  (_, seconds) =>
    ground +
    two(seconds, [420, 300 + swing(seconds, 1.2) * 34, 22], [540, 300 - swing(seconds, 1.2) * 34, -22]),
  (_, seconds) => ground + two(seconds, [480, 330, 4], [500, 270 + swing(seconds, 1.3) * 40, 42]),
  (_, seconds) =>
    ground +
    two(seconds, [400 + swing(seconds, 1.3) * 16, 290, 74], [560 - swing(seconds, 1.3) * 16, 310, -74]),
  (_, seconds) =>
    ground + two(seconds, [440, 320, -16 + swing(seconds, 1) * 14], [560, 300, -70 + swing(seconds, 1) * 26]),
  (part, seconds) =>
    ground +
    tap(part < 0.45, seconds) +
    hand(430, 290 + swing(seconds, 0.9) * 14, 24, 1.45, 3, brand) +
    hand(540, 290 - swing(seconds, 0.9) * 14, -24, 1.45, 3, deep) +
    (part < 0.45 ? basin(0.9) : '') +
    group(
      `translate(480 ${560 - ease(part, 0.45, 0.8) * 230})`,
      path('M-170 -20Q-90 -60 0 -30T170 -30V150Q80 190 0 160T-170 170Z', white) +
        line('M-150 30Q-80 0 0 24T150 24M-150 62Q-80 32 0 56T150 56', soft, 8) +
        line('M-150 110Q-80 80 0 104T150 104', sea, 5, 'opacity=".5"'),
    ),
])

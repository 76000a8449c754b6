import { filmScripts } from '../../../seeds/films.ts'
import { paint, skins } from '../palette.ts'
import { ambulance } from '../scenes/place.ts'
import { heart } from '../specialties/care.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { ease, film } from './film.ts'

const { brand, deep, ink, white, honey, clay, pale, sand, dusk, mid, saffron } = paint
const skin = skins[2]
const helper = skins[4]

const ground = box(0, 400, 960, 140, sand) + circle(520, 250, 200, pale)

/** The patient on the back, head to the left. `depth` is how far the chest is pressed, in pixels. */
const lying = (depth = 0) =>
  line('M620 392L760 396L860 398', dusk, 46) +
  box(846, 372, 44, 44, ink, 12) +
  path(
    `M300 360Q330 340 400 ${344 + depth * 0.4}Q460 ${340 + depth} 500 ${346 + depth * 0.6}Q580 344 640 362V418H300Z`,
    clay,
  ) +
  line('M330 386L420 414L520 416', '#b9563f', 26) +
  circle(534, 416, 15, skin.tone) +
  box(268, 366, 44, 36, skin.shade, 12) +
  ellipse(232, 376, 52, 46, skin.tone) +
  path('M184 384C166 320 250 300 272 346Q236 336 216 350Q204 366 200 392Z', '#2a211e') +
  line('M226 362q10 -6 18 0', ink, 4) +
  line('M258 384q10 4 14 -2', skin.lip, 4)

/** The helper who kneels behind the patient. With `reach` the arms are straight on the chest. */
const kneeling = (depth = 0, reach = true) =>
  group(
    `translate(-54 ${Math.round(depth * 0.9)})`,
    path('M560 400Q540 300 580 270L660 280Q700 330 700 400Z', deep) +
      path('M590 286C560 210 520 190 480 170Q510 130 560 134Q650 150 668 280Z', brand) +
      (reach
        ? line('M502 176L446 262L432 330', brand, 34) +
          line('M530 180L470 268L446 330', '#0f6249', 30) +
          circle(438, 338, 22, helper.tone)
        : line('M502 176L420 230L348 300', brand, 32) + circle(344, 306, 19, helper.tone)) +
      circle(500, 108, 46, helper.tone) +
      path('M452 102C446 44 556 44 550 112Q560 140 540 150Q536 96 508 84Q470 82 452 102Z', honey) +
      circle(478, 108, 5, ink) +
      line('M470 128q10 8 20 2', helper.lip, 4),
  )

// 110 compressions in a minute. The guideline says 100 to 120.
const beat = (seconds: number) => Math.max(0, Math.sin(seconds * (110 / 60) * 2 * Math.PI)) ** 0.7

export const pressTheChest = film(filmScripts.pressTheChest, 10.3, [
  (_, seconds) =>
    ground + kneeling(0, false) + group(`translate(${Math.round(Math.sin(seconds * 16) * 4)} 0)`, lying()),
  (part, seconds) =>
    ground +
    kneeling(0, false) +
    lying() +
    group(
      `translate(${Math.round(770 - ease(part, 0.5, 0.9) * 20)} ${Math.round(220 + ease(part, 0.5, 0.9) * 210)}) rotate(${Math.round(ease(part, 0.5, 0.9) * 84)})`,
      box(-36, -66, 72, 132, ink, 14) + box(-29, -52, 58, 98, honey, 6),
    ) +
    [0, 1, 2]
      .map(index =>
        line(
          `M${806 + index * 22} ${180 - index * 16}q24 40 0 80`,
          saffron,
          7,
          `opacity="${part < 0.5 && Math.floor(seconds * 3) % 3 >= index ? 1 : 0}"`,
        ),
      )
      .join(''),
  part => ground + kneeling(-16 + ease(part, 0.2, 0.7) * 16) + lying(),
  (_, seconds) =>
    ground +
    kneeling(beat(seconds) * 22) +
    lying(beat(seconds) * 24) +
    group(`translate(160 150) scale(${(1 + beat(seconds) * 0.25).toFixed(2)})`, heart(0, 0, 1)) +
    line('M60 250H110L124 220L144 286L164 226L178 250H260', mid, 8),
  (part, seconds) =>
    ground +
    ambulance(960 - ease(part, 0, 0.8) * 230, 404, 1.15) +
    kneeling(beat(seconds) * 22) +
    lying(beat(seconds) * 24) +
    circle(960 - ease(part, 0, 0.8) * 230 + 128, 264, Math.floor(seconds * 4) % 2 ? 13 : 8, white),
])

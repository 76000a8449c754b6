import { filmScripts } from '../../../seeds/films.ts'
import { paint, skins } from '../palette.ts'
import { heart } from '../specialties/care.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { ease, film, swing } from './film.ts'

const { brand, deep, ink, white, saffron, honey, clay, pale, cloud, dusk, mid, soft } = paint
const skin = skins[2]

const room =
  box(0, 430, 960, 110, '#e3d6bd') +
  box(620, 70, 220, 180, '#dff1f3', 14) +
  path('M620 200Q690 140 740 190T840 180V236Q840 250 826 250H634Q620 250 620 236Z', soft) +
  line('M730 70V250M620 160H840', white, 10)
const chair = line('M250 220V430M250 330H400V430', '#a97f52', 20) + box(236, 200, 28, 150, '#8f6a45', 10)
const table = box(470, 320, 350, 22, '#a97f52', 8) + line('M500 340V430M790 340V430', '#8f6a45', 16)

/** A man who sits at the table. `cuff` is the air in the cuff, `crossed` how far his legs are crossed, both from 0 to 1. */
const sitting = (cuff: number, crossed: number) =>
  line(`M330 330L440 340L${446 + crossed * 40} ${426 - crossed * 60}`, dusk, 44) +
  line('M330 336L420 344L424 420', '#32506a', 40) +
  box(404, 412, 64, 22, ink, 10) +
  (crossed > 0.05
    ? box(468 + crossed * 14, 408 - crossed * 56, 56, 22, ink, 10)
    : box(428, 412, 64, 22, ink, 10)) +
  path('M270 340C262 240 276 190 330 186C384 190 392 250 384 346Q330 360 270 340Z', saffron) +
  box(316, 158, 34, 40, skin.shade, 10) +
  ellipse(336, 128, 42, 48, skin.tone) +
  path('M290 130C280 64 388 60 380 118Q350 96 318 104Q306 120 304 146Z', '#4a4541') +
  circle(352, 126, 5, ink) +
  line('M346 148q12 6 20 -2', skin.lip, 4) +
  line('M352 226L430 290L560 306', saffron, 34) +
  line('M440 296L580 308', skin.tone, 28) +
  circle(592, 308, 18, skin.tone) +
  group('rotate(38 392 258)', box(360, 258 - 24 - cuff * 5, 74, 48 + cuff * 10, deep, 14))

const device = (level: number, done: boolean) =>
  line('M420 280Q520 380 660 300', ink, 5) +
  box(640, 254, 150, 68, white, 12) +
  box(652, 264, 92, 46, '#d6e7dd', 6) +
  [0, 1, 2, 3, 4]
    .map(index =>
      box(
        660 + index * 16,
        300 - 30 * Math.min(1, Math.max(0, level * 5 - index)),
        10,
        30 * Math.min(1, Math.max(0, level * 5 - index)) + 1,
        done ? mid : saffron,
        2,
      ),
    )
    .join('') +
  circle(768, 288, 14, done ? brand : clay)

const wallClock = (turn: number) =>
  circle(520, 130, 62, white) +
  circle(520, 130, 62, 'none', `stroke="${deep}" stroke-width="9"`) +
  group(`rotate(${Math.round(turn)} 520 130)`, line('M520 130V84', clay, 7)) +
  circle(520, 130, 6, ink)

export const bloodPressure = film(filmScripts.bloodPressure, 13.4, [
  part => room + chair + table + wallClock(part * 150) + sitting(0, 1),
  part => room + chair + table + wallClock(150) + sitting(0, 1 - ease(part, 0.2, 0.6)),
  (part, seconds) =>
    room +
    chair +
    table +
    wallClock(150) +
    sitting(0, 0) +
    device(0, false) +
    group(`translate(330 262) scale(${(0.36 + swing(seconds, 1) * 0.03).toFixed(3)})`, heart(0, 0, 1)) +
    line(`M250 262H${Math.round(260 + ease(part, 0.2, 0.8) * 180)}`, clay, 5, 'stroke-dasharray="12 12"'),
  part =>
    room +
    chair +
    table +
    wallClock(150) +
    sitting(part < 0.6 ? ease(part, 0, 0.5) : 1 - ease(part, 0.6, 0.95), 0) +
    device(part < 0.6 ? ease(part, 0, 0.5) : 0.7, part > 0.9),
  part =>
    box(0, 0, 960, 540, pale) +
    box(250, 60, 460, 400, white, 20) +
    box(250, 60, 460, 60, brand, 20) +
    box(250, 100, 460, 20, brand) +
    [0, 1, 2, 3, 4, 5, 6]
      .map(row => {
        const seen = ease(part, row * 0.11, row * 0.11 + 0.12)
        return (
          line(`M280 ${152 + row * 44}H680`, cloud, 3) +
          circle(300, 174 + row * 44, 9, honey) +
          (seen > 0
            ? line(`M340 ${174 + row * 44}H${Math.round(340 + seen * 110)}`, dusk, 12) +
              line(`M500 ${174 + row * 44}H${Math.round(500 + seen * 120)}`, mid, 12)
            : '')
        )
      })
      .join(''),
])

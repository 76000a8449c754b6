import { filmScripts } from '../../../seeds/films.ts'
import { paint, skins } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { ambulance } from '../scenes/place.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { ease, film, swing } from './film.ts'

const { brand, deep, ink, white, saffron, honey, clay, pale, soft, dusk } = paint
const skin = skins[3]

/** A face from the front. `droop` lowers one corner of the mouth, an eyelid and a brow. */
const face = (droop: number, x = 480, scale = 1) =>
  group(
    `translate(${x} 270) scale(${scale})`,
    path('M-190 290Q-170 130 -60 120H60Q170 130 190 290Z', brand) +
      path('M-44 60V140Q0 176 44 140V60Z', skin.shade) +
      circle(-128, -6, 24, skin.tone) +
      circle(128, -6, 24, skin.tone) +
      ellipse(0, -16, 126, 146, skin.tone) +
      path('M-132 -40C-150 -210 150 -210 132 -40Q110 -120 20 -126Q-90 -124 -116 -56Z', '#3a3431') +
      line('M-78 -52Q-54 -66 -30 -54', ink, 8) +
      line(`M30 ${-54 + droop * 8}Q54 ${-66 + droop * 16} 78 ${-52 + droop * 18}`, ink, 8) +
      circle(-52, -22, 11, ink) +
      circle(54, -20 + droop * 3, 11, ink) +
      box(38, -40, 34, 2 + droop * 17, skin.shade, 6) +
      line('M0 -16Q-10 20 2 26', skin.shade, 7) +
      line(`M-52 62Q-24 ${86 - droop * 8} 0 ${80 - droop * 2}T52 ${62 + droop * 34}`, skin.lip, 10) +
      ellipse(-74, 34, 22, 14, skin.lip, 'opacity=".18"') +
      ellipse(78, 34, 22, 14, skin.lip, 'opacity=".18"'),
  )

const person = (sink: number) =>
  figure({
    x: 480,
    y: 480,
    scale: 2.05,
    skin: 3,
    hair: 'short',
    color: '#3a3431',
    top: brand,
    bottom: dusk,
    left: [-56, -146, -92, -150],
    right: [56, -146 + sink * 20, 92 - sink * 40, -150 + sink * 74],
  })
const bubble = (body: string) =>
  path(
    'M560 90H850Q880 90 880 120V240Q880 270 850 270H660L604 316V270H590Q560 270 560 240V120Q560 90 590 90Z',
    white,
  ) + body

export const strokeSigns = film(filmScripts.strokeSigns, 3, [
  part => circle(480, 260, 240, '#fbe9c8') + face(ease(part, 0.25, 0.6)),
  part => circle(480, 270, 240, pale) + person(ease(part, 0.3, 0.75)),
  (part, seconds) =>
    circle(380, 270, 230, '#fbe9c8') +
    face(0.9, 330, 0.95) +
    bubble(
      [0, 1, 2]
        .map(row => {
          const width = 250 * ease(part, row * 0.2, row * 0.2 + 0.3)
          const wave = Array.from(
            { length: Math.floor(width / 20) },
            (_, index) => `q10 ${(index % 2 ? 1 : -1) * (14 + swing(seconds + index, 0.8) * 8)} 20 0`,
          ).join('')
          return wave && line(`M595 ${136 + row * 44}${wave}`, row === 1 ? clay : dusk, 9)
        })
        .join(''),
    ),
  (part, seconds) =>
    box(0, 420, 960, 120, soft) +
    line('M0 470H960', white, 7, 'stroke-dasharray="50 36"') +
    circle(270, 220, 130, white) +
    circle(270, 220, 130, 'none', `stroke="${deep}" stroke-width="14"`) +
    [0, 90, 180, 270].map(turn => group(`rotate(${turn} 270 220)`, line('M270 108V126', deep, 10))).join('') +
    group(`rotate(${Math.round(seconds * 150)} 270 220)`, line('M270 220V130', clay, 11)) +
    group(`rotate(${Math.round(60 + seconds * 12)} 270 220)`, line('M270 220V160', ink, 13)) +
    circle(270, 220, 12, ink) +
    group(
      `translate(500 210) rotate(${Math.round(swing(seconds, 3) * 7)})`,
      box(-54, -100, 108, 200, ink, 20) + box(-44, -80, 88, 150, honey, 8) + circle(0, 84, 7, white),
    ) +
    ambulance(960 - ease(part, 0.1, 0.9) * 330, 480, 1.5) +
    circle(960 - ease(part, 0.1, 0.9) * 330 + 166, 302, swing(seconds, 2) > 0 ? 15 : 9, saffron),
])

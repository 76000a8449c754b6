import { filmScripts } from '../../../seeds/films.ts'
import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { leaves } from '../scenes/place.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { ease, film, swing } from './film.ts'

const { brand, deep, ink, white, honey, clay, pale, sea, sky, soft, saffron, dusk } = paint

const yard =
  circle(760, 120, 60, honey) +
  path('M0 380Q240 330 520 370T960 350V540H0Z', soft) +
  box(0, 440, 960, 100, '#e6d8bb')

/** An Aedes mosquito with its striped legs. */
const mosquito = (x: number, y: number, scale: number, seconds: number, flip = 1) =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${(scale * flip).toFixed(2)} ${scale})`,
    ellipse(
      -18,
      -34,
      34,
      12,
      white,
      `opacity=".8" transform="rotate(${Math.round(30 + swing(seconds, 7) * 22)} -18 -34)"`,
    ) +
      ellipse(
        16,
        -36,
        34,
        12,
        white,
        `opacity=".8" transform="rotate(${Math.round(-40 - swing(seconds, 7) * 22)} 16 -36)"`,
      ) +
      line('M-10 4L-44 44M0 6L-8 52M10 4L34 50', ink, 4) +
      line('M-26 24l-8 9M-4 28l-2 10M20 24l6 11', white, 5) +
      ellipse(-26, 6, 34, 12, ink, 'transform="rotate(18 -26 6)"') +
      line('M-46 8l6 -12M-30 14l6 -14M-14 14l5 -16', white, 4) +
      circle(10, -8, 15, ink) +
      circle(30, -8, 9, ink) +
      line('M38 -4L66 14', ink, 4),
  )
const tub = (level: number) =>
  path('M300 250H660L630 460H330Z', '#d7e4ea') +
  (level > 0.02
    ? path(`M${316 - level * 10} ${430 - level * 150}H${644 + level * 10}L632 446H328Z`, sea, 'opacity=".75"')
    : '') +
  box(284, 236, 392, 26, white, 12)
const cross = (x: number, y: number, size: number) =>
  size < 0.05
    ? ''
    : line(
        `M${x - 50 * size} ${y - 50 * size}L${x + 50 * size} ${y + 50 * size}M${x + 50 * size} ${y - 50 * size}L${x - 50 * size} ${y + 50 * size}`,
        clay,
        18,
      )

export const dengueAtHome = film(filmScripts.dengueAtHome, 2.2, [
  (part, seconds) =>
    yard +
    tub(1) +
    mosquito(250 + part * 360, 170 + swing(seconds, 0.5) * 30, 1.3, seconds) +
    mosquito(720 - part * 160, 110 + swing(seconds, 0.7) * 22, 0.8, seconds + 1, -1),
  (part, seconds) =>
    yard +
    tub(1 - ease(part, 0.05, 0.5)) +
    group(
      `translate(${Math.round(480 + swing(seconds, 1.4) * 90)} 370)`,
      box(-50, -16, 100, 30, saffron, 10) +
        line('M-40 18V36M-24 18V38M-8 18V36M8 18V38M24 18V36M40 18V38', deep, 6) +
        line('M0 -16L60 -110', '#a97f52', 16),
    ),
  (part, seconds) =>
    yard +
    tub(0.8) +
    group(
      `translate(480 ${Math.round(90 + ease(part, 0.1, 0.55) * 140)})`,
      box(-214, -12, 428, 34, brand, 14) + box(-40, -36, 80, 28, deep, 12),
    ) +
    mosquito(640 + ease(part, 0.45, 1) * 240, 150 - ease(part, 0.45, 1) * 70, 1, seconds),
  part => {
    const away = ease(part, 0.35, 0.95) * 520
    return (
      yard +
      group(
        `translate(${Math.round(away)} 0)`,
        circle(300, 390, 78, ink) +
          circle(300, 390, 40, '#e6d8bb') +
          box(410, 380, 60, 88, '#b9c7c0', 8) +
          ellipse(440, 380, 30, 10, sky) +
          path('M510 466V400L520 372H540L550 400V466Z', sea, 'opacity=".8"'),
      ) +
      figure({
        x: Math.round(170 + away),
        y: 476,
        scale: 1.5,
        skin: 4,
        hair: 'short',
        color: '#1b1512',
        top: brand,
        bottom: dusk,
        look: 1,
        stride: 14,
        right: [44, -124, 70, -104],
      })
    )
  },
  (part, seconds) =>
    box(0, 0, 960, 540, pale) +
    box(330, 70, 300, 320, '#dff1f3', 16) +
    path('M330 330Q420 250 500 310T630 300V374Q630 390 614 390H346Q330 390 330 374Z', soft) +
    Array.from({ length: 9 }, (_, index) =>
      line(`M${350 + index * 32} 80V380M340 ${100 + index * 32}H620`, '#8fa19b', 2, 'opacity=".6"'),
    ).join('') +
    box(318, 58, 324, 344, 'none', 18, `stroke="${white}" stroke-width="22"`) +
    leaves(130, 560, 1.1) +
    leaves(850, 560, 1.1, deep, brand) +
    mosquito(780 + swing(seconds, 0.6) * 24, 190 + swing(seconds, 0.9) * 20, 1.3, seconds, -1) +
    cross(780, 190, ease(part, 0.3, 0.5)),
])

import { paint } from '../palette.ts'
import { leafSprig } from '../specialties/care.ts'
import { spark } from '../specialties/organs.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, saffron, honey, clay } = paint

const stage = (ground: string, body: string) =>
  path(
    'M38 132C38 40 120 14 196 20C280 14 330 70 322 136C316 196 260 212 180 210C96 214 38 196 38 132Z',
    ground,
  ) +
  ellipse(180, 204, 110, 11, '#000', 'opacity=".08"') +
  body +
  grain(
    seededRandom(ground + body.length),
    { x: 60, y: 60, width: 240, height: 140, towards: 'bottom' },
    70,
    deep,
    0.14,
  )

const pot = (x: number, y: number) =>
  path(`M${x - 20} ${y - 32}H${x + 20}L${x + 14} ${y}H${x - 14}Z`, clay) + leafSprig(x, y - 36)

const calendar = (x: number, y: number) =>
  box(x, y, 128, 118, white, 14) +
  path(
    `M${x} ${y + 14}Q${x} ${y} ${x + 14} ${y}H${x + 114}Q${x + 128} ${y} ${x + 128} ${y + 14}V${y + 34}H${x}Z`,
    brand,
  ) +
  line(`M${x + 34} ${y - 8}V${y + 12}M${x + 94} ${y - 8}V${y + 12}`, deep, 8) +
  [0, 1, 2]
    .map(row =>
      [0, 1, 2, 3]
        .map(column =>
          box(x + 14 + column * 27, y + 46 + row * 23, 19, 15, row === 1 && column === 2 ? saffron : pale, 4),
        )
        .join(''),
    )
    .join('')

/** Drawings for screens without content, 360 by 230. */
export const states = {
  /** A search without results. */
  search: () =>
    stage(
      mist,
      box(96, 50, 120, 146, white, 12) +
        line('M116 82H178M116 106H196M116 130H166', soft, 9) +
        circle(218, 122, 44, pale, 'opacity=".9"') +
        circle(218, 122, 44, 'none', `stroke="${brand}" stroke-width="13"`) +
        line('M252 156L284 190', deep, 17) +
        line('M196 112Q204 96 220 96', white, 7) +
        spark(284, 62, 14),
    ),
  /** A list or a day without appointments. */
  calendar: () =>
    stage(
      pale,
      calendar(112, 74) +
        pot(282, 200) +
        spark(90, 70, 12) +
        path('M72 166H106V184Q106 202 89 202Q72 202 72 184Z', white) +
        path('M74 170q-16 0 -14 14q2 10 16 8', 'none', `stroke="${white}" stroke-width="6"`) +
        line('M82 154q5 -9 0 -18M97 154q5 -9 0 -18', soft, 5),
    ),
  /** An empty list. */
  list: () =>
    stage(
      '#f8ecd3',
      [58, 104, 150]
        .map(
          (y, index) =>
            box(98 + index * 8, y, 164, 38, white, 10) +
            circle(120 + index * 8, y + 19, 11, index === 0 ? saffron : pale) +
            line(`M${142 + index * 8} ${y + 19}H${220 + index * 8}`, index === 0 ? honey : soft, 8),
        )
        .join('') +
        pot(300, 200) +
        circle(280, 60, 21, brand) +
        line('M280 50V70M270 60H290', white, 6),
    ),
  /** No connection. */
  offline: () =>
    stage(
      '#dbeaec',
      group(
        'translate(176 84)',
        path(
          'M-80 20Q-110 20 -104 0Q-98 -18 -74 -14Q-66 -46 -32 -42Q-4 -66 26 -42Q62 -48 66 -16Q98 -20 102 2Q102 20 80 20Z',
          white,
        ),
      ) +
        line('M60 166Q110 140 140 168', deep, 9) +
        box(138, 154, 36, 30, brand, 8) +
        line('M174 161H188M174 177H188', deep, 7) +
        box(204, 152, 36, 34, mid, 8) +
        line('M240 170Q270 200 304 166', deep, 9) +
        line('M192 140L186 126M200 138V122', saffron, 6),
    ),
  /** An error of the server. */
  failed: () =>
    stage(
      '#fae3d8',
      box(92, 56, 176, 116, white, 14) +
        box(92, 56, 176, 26, cloud, 12) +
        circle(110, 69, 5, clay) +
        circle(127, 69, 5, honey) +
        circle(144, 69, 5, soft) +
        line('M112 130H146L158 108L172 150L184 122L190 130', clay, 7) +
        line('M204 130H248', clay, 7, 'stroke-dasharray="2 15"') +
        group(
          'rotate(-28 268 168)',
          box(232, 160, 74, 22, '#fbeeda', 11) + box(258, 160, 22, 22, '#f3c3ae', 3),
        ) +
        line('M150 172L138 200M210 172L222 200', deep, 9),
    ),
  /** No access. */
  locked: () =>
    stage(
      pale,
      box(122, 40, 116, 164, brand, 10) +
        box(136, 56, 88, 60, mid, 6) +
        box(136, 128, 88, 60, deep, 6, 'opacity=".5"') +
        circle(214, 124, 8, saffron) +
        path('M252 138V122Q252 98 274 98Q296 98 296 122V138', 'none', `stroke="${deep}" stroke-width="9"`) +
        box(240, 134, 68, 54, saffron, 12) +
        circle(274, 156, 8, deep) +
        line('M274 158V172', deep, 7) +
        pot(84, 204),
    ),
  /** An action that succeeded. */
  done: () =>
    stage(
      mist,
      circle(180, 116, 66, brand) +
        path('M213 59A66 66 0 0 1 180 182A90 90 0 0 0 213 59Z', deep, 'opacity=".5"') +
        line('M148 118L172 142L216 92', white, 15) +
        spark(272, 62, 16) +
        spark(92, 84, 11) +
        pot(286, 204) +
        circle(84, 168, 8, saffron) +
        circle(264, 142, 5, clay),
    ),
  /** A signed-in person on a page for another role. */
  doors: () =>
    stage(
      '#f8ecd3',
      box(84, 62, 80, 142, brand, 8) +
        box(96, 76, 56, 46, mid, 5) +
        circle(150, 138, 6, saffron) +
        box(196, 62, 80, 142, clay, 8) +
        box(208, 76, 56, 46, '#e79a82', 5) +
        circle(262, 138, 6, saffron) +
        line('M168 38H132M144 26L132 38L144 50M192 38H228M216 26L228 38L216 50', deep, 7) +
        pot(308, 204),
    ),
} as const

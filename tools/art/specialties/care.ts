import { paint, skins } from '../palette.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { cross, drop, spark } from './organs.ts'

const { deep, brand, mid, soft, pale, white, cloud, saffron, honey, clay, blush, ink } = paint
const fair = skins[1]
const warm = skins[2]
const dark = skins[4]

/** Specialties drawn as people and tools, 200 by 200. */
export const care = {
  'internal-medicine': () =>
    line('M62 36C48 40 46 70 58 92C66 108 82 112 92 96C102 78 106 46 90 36', deep, 8) +
    line('M62 36H72M90 36H80', '#8fa19b', 8) +
    line('M76 106C76 150 116 168 134 142C142 128 136 116 138 104', deep, 8) +
    circle(140, 84, 25, brand) +
    circle(140, 84, 15, pale) +
    circle(140, 84, 7, saffron),
  'general-practice': () =>
    path('M76 66C76 44 124 44 124 66', 'none', `stroke="${deep}" stroke-width="9"`) +
    box(36, 62, 128, 94, brand, 14) +
    path('M36 104H164V142Q164 156 150 156H50Q36 156 36 142Z', deep) +
    box(84, 92, 32, 26, honey, 5) +
    circle(100, 105, 5, deep) +
    cross(100, 76, 0, white) +
    line('M50 76H70M130 76H150', mid, 6) +
    spark(152, 42, 12) +
    leafSprig(40, 54),
  pediatrics: () =>
    circle(64, 58, 18, '#c98a3c') +
    circle(136, 58, 18, '#c98a3c') +
    circle(64, 58, 9, blush) +
    circle(136, 58, 9, blush) +
    ellipse(100, 92, 52, 47, saffron) +
    path(
      'M136 60C154 78 156 110 134 130C122 138 110 140 100 139C136 124 142 92 136 60Z',
      '#d98f2b',
      'opacity=".6"',
    ) +
    ellipse(100, 108, 24, 19, '#fbe6bd') +
    circle(78, 86, 6, ink) +
    circle(122, 86, 6, ink) +
    ellipse(100, 99, 8, 6, ink) +
    line('M100 104V110Q92 118 86 112M100 110Q108 118 114 112', ink, 3.6) +
    path('M58 148Q100 124 142 148V168Q100 180 58 168Z', brand) +
    path('M92 140L100 150L108 140L116 156H84Z', white, 'opacity=".9"') +
    group('rotate(24 128 58)', box(112, 52, 32, 13, '#fbeeda', 6) + box(123, 54, 10, 9, blush, 2)),
  'obstetrics-gynecology': () =>
    circle(88, 48, 25, '#2a211e') +
    circle(66, 34, 11, '#2a211e') +
    path(
      'M92 30C108 30 114 44 112 54L118 62L112 66C112 78 104 82 96 80V96H76V64C76 44 82 34 92 30Z',
      fair.tone,
    ) +
    path(
      'M58 172C52 138 56 104 76 88Q86 98 98 90C112 96 112 106 112 108C142 110 152 142 132 160C124 168 118 170 116 172Z',
      brand,
    ) +
    path(
      'M112 108C142 110 152 142 132 160C124 168 118 170 116 172H96C124 160 132 136 112 108Z',
      deep,
      'opacity=".55"',
    ) +
    line('M74 104C66 128 84 146 116 142', fair.tone, 13) +
    line('M74 102C69 114 70 122 76 130', mid, 17) +
    heart(126, 132, 0.42) +
    spark(146, 70, 11),
  psychiatry: () =>
    path(
      'M60 172V146C36 130 30 96 42 70C56 38 104 28 134 54C150 68 154 84 152 94L164 116C166 122 160 124 154 124V140C154 148 146 150 132 148L126 172Z',
      soft,
    ) +
    path(
      'M152 94L164 116C166 122 160 124 154 124V140C154 148 146 150 132 148L126 172H104C112 140 150 130 140 60C150 72 153 84 152 94Z',
      mid,
      'opacity=".6"',
    ) +
    line('M94 128V84', deep, 6) +
    path('M94 96Q66 96 62 68Q92 66 94 96Z', brand) +
    path('M94 86Q98 54 128 56Q128 86 94 86Z', deep) +
    circle(94, 56, 13, saffron) +
    path('M70 126H118Q116 142 94 142Q72 142 70 126Z', clay),
  oncology: () =>
    path(
      'M100 34C70 34 66 66 84 96L126 168L150 154L108 88C98 72 98 60 100 56C102 60 102 72 92 88L50 154L74 168L116 96C134 66 130 34 100 34Z',
      brand,
    ) +
    path('M84 96L116 96C134 66 130 34 100 34C122 44 112 72 100 92L74 136L50 154L74 168Z', mid) +
    circle(150, 60, 15, honey) +
    circle(150, 60, 6, saffron) +
    circle(44, 96, 11, honey) +
    circle(44, 96, 4.5, saffron),
  surgery: () =>
    circle(100, 92, 60, pale) +
    circle(100, 92, 60, 'none', `stroke="${mid}" stroke-width="7"`) +
    [
      [-24, -14],
      [24, -14],
      [0, 24],
    ]
      .map(([x = 0, y = 0]) => circle(100 + x, 92 + y, 16, white) + circle(100 + x, 92 + y, 9, honey))
      .join('') +
    group(
      'rotate(-42 100 120)',
      box(96, 104, 84, 13, deep, 6) +
        path('M98 104V117H62C44 117 30 110 24 100Q60 96 98 104Z', '#c3d0ca') +
        path('M98 112V117H62C44 117 30 110 24 100Q56 114 98 112Z', '#9fb3aa'),
    ) +
    line('M124 164q6 -12 12 0M142 160q6 -12 12 0M118 168L162 158', clay, 4.5),
  radiology: () =>
    box(40, 30, 120, 140, deep, 12) +
    box(50, 40, 100, 120, '#0a3a33', 6) +
    box(96, 48, 8, 104, '#bfe5d6', 4) +
    [64, 82, 100, 118]
      .map((y, index) =>
        line(
          `M98 ${y}C${80 - index * 2} ${y - 8} ${62 - index} ${y + 4} ${64} ${y + 16}M102 ${y}C${120 + index * 2} ${y - 8} ${138 + index} ${y + 4} ${136} ${y + 16}`,
          '#8fd0b8',
          6,
        ),
      )
      .join('') +
    heart(112, 100, 0.4) +
    circle(148, 42, 12, saffron) +
    box(76, 22, 48, 13, mid, 5),
  anaesthesiology: () =>
    path(
      'M56 104C58 66 86 44 100 44C114 44 142 66 144 104C140 132 118 142 100 142C82 142 60 132 56 104Z',
      mid,
    ) +
    path('M112 48C126 56 142 76 144 104C140 132 118 142 100 142C124 124 130 84 112 48Z', brand) +
    path(
      'M72 106C74 84 90 72 100 72C110 72 126 84 128 106C124 120 112 126 100 126C88 126 76 120 72 106Z',
      pale,
      'opacity=".75"',
    ) +
    circle(100, 140, 14, deep) +
    line('M100 152C100 178 140 178 150 160C158 146 170 150 176 156', soft, 11) +
    line('M56 96Q40 92 28 98M144 96Q160 92 172 98', deep, 7) +
    path('M44 36A22 22 0 1 0 66 62A18 18 0 0 1 44 36Z', saffron) +
    spark(152, 46, 10) +
    spark(128, 30, 7),
  rehabilitation: () =>
    line('M24 168H176', soft, 7) +
    circle(106, 44, 19, dark.tone) +
    path('M88 44C84 22 118 14 126 38Q112 30 104 40Q96 36 88 44Z', '#241a16') +
    path('M86 70Q106 58 122 72L118 118H88Z', saffron) +
    line('M92 78C70 84 58 70 46 56', dark.tone, 13) +
    line('M116 80C136 90 150 78 160 64', dark.tone, 13) +
    path('M88 114H118L122 134L146 160L134 170L104 142L96 168H80Z', brand) +
    line('M104 142L96 168', deep, 5, 'opacity=".5"') +
    path('M132 162l18 -4q6 8 -2 12h-18zM76 162h22v8H70q0 -6 6 -8z', white) +
    line('M40 50Q100 12 166 58', mid, 5) +
    circle(40, 50, 8, deep) +
    circle(166, 58, 8, deep),
  geriatrics: () =>
    circle(96, 52, 25, '#c9c6c0') +
    path('M78 52C78 36 112 32 116 52C118 74 108 82 98 82C86 82 78 70 78 52Z', warm.tone) +
    path('M56 172C54 120 66 92 96 88C126 92 136 120 134 172Z', brand) +
    path('M110 92C128 100 136 124 134 172H108C124 140 122 112 110 92Z', deep, 'opacity=".5"') +
    line('M128 118C146 124 152 132 154 142', brand, 16) +
    line('M154 172V138Q154 128 164 130', clay, 7) +
    circle(154, 142, 7, warm.tone) +
    circle(88, 60, 3.5, ink) +
    circle(106, 60, 3.5, ink) +
    line('M90 70Q97 76 104 70', '#a9584a', 3.5) +
    `<path d="M80 60a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M98 60a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" fill="none" stroke="${deep}" stroke-width="2.6"/>` +
    spark(44, 60, 11),
  nutrition: () =>
    circle(100, 106, 62, white) +
    circle(100, 106, 46, cloud) +
    path('M66 108C66 84 84 74 100 78V136C80 138 66 126 66 108Z', mid) +
    path('M104 78C122 76 134 90 134 106H104Z', saffron) +
    path('M104 110H134C132 126 120 136 104 136Z', clay) +
    line('M76 96Q84 108 80 122', pale, 4) +
    path('M100 44Q96 24 118 20Q122 42 100 44Z', brand),
  hospital: () =>
    path('M40 168V92L100 52L160 92V168Z', white) +
    path('M132 74L160 92V168H120Z', cloud) +
    path('M28 98L100 46L172 98L164 108L100 62L36 108Z', brand) +
    cross(100, 96, 36, brand) +
    box(84, 128, 32, 40, deep, 4) +
    box(54, 122, 18, 18, honey, 3) +
    box(128, 122, 18, 18, honey, 3) +
    leafSprig(30, 162) +
    line('M20 168H180', mid, 7),
  'infectious-disease': () =>
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map(angle => group(`rotate(${angle} 100 100)`, line('M100 60V40', clay, 8) + circle(100, 36, 8, clay)))
      .join('') +
    circle(100, 100, 44, clay) +
    path('M124 64A44 44 0 0 1 100 144A56 56 0 0 0 124 64Z', '#b9563f') +
    circle(86, 92, 9, blush) +
    circle(112, 114, 6, blush) +
    path('M112 96L150 108V134C150 152 138 164 122 170C138 164 94 152 112 96Z', 'none') +
    path('M134 92L170 104V130C170 152 154 166 134 172C114 166 98 152 98 130V104Z', brand) +
    path('M134 92L170 104V130C170 152 154 166 134 172Z', deep) +
    line('M118 132L130 144L152 120', white, 7),
  haematology: () =>
    drop(100, 104, 2.5).replaceAll(saffron, clay) + cell(42, 136) + cell(158, 84) + spark(46, 70, 11),
} as const

export const heart = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 28C-34 8 -44 -22 -24 -34C-12 -40 -2 -32 0 -22C2 -32 12 -40 24 -34C44 -22 34 8 0 28Z', clay),
  )

export const leafSprig = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    line('M0 6C2 -14 0 -26 4 -40', brand, 4) +
      path('M2 -8Q-20 -10 -20 -30Q2 -28 2 -8ZM3 -16Q22 -18 24 -38Q4 -36 3 -16Z', mid),
  )

const cell = (x: number, y: number) => ellipse(x, y, 17, 14, '#b9563f') + ellipse(x, y, 8, 6, clay)

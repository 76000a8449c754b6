import { paint, skins } from '../palette.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, blush, ink } = paint
const skin = skins[2]

/** Specialties drawn as organs and parts of the body, 200 by 200. */
export const organs = {
  cardiology: () =>
    path('M86 72C84 44 96 30 116 32L114 46Q104 46 106 70Z', '#b9563f') +
    path('M112 70C114 52 126 44 142 46L140 60Q130 60 128 74Z', brand) +
    path(
      'M100 168C52 136 32 108 40 80C48 54 84 50 100 78C116 50 152 54 160 80C168 108 148 136 100 168Z',
      clay,
    ) +
    path('M132 60C148 60 158 68 160 80C168 108 148 136 100 168C140 130 152 96 132 60Z', '#b9563f') +
    line('M34 108H70L82 86L98 134L112 98L120 108H166', white, 7),
  neurology: () =>
    path('M98 44C76 32 54 46 54 66C36 72 32 100 46 112C40 134 60 152 80 146C86 156 94 156 98 152Z', mid) +
    path(
      'M104 44C126 32 148 46 148 66C166 72 170 100 156 112C162 134 142 152 122 146C116 156 108 156 104 152Z',
      brand,
    ) +
    line('M82 62Q70 70 78 82M60 92Q76 90 78 104M64 124Q78 118 86 130M86 102Q94 110 88 120', pale, 5.5) +
    line(
      'M120 62Q132 70 124 82M142 92Q126 90 124 104M138 124Q124 118 116 130M116 102Q108 110 114 120',
      soft,
      5.5,
    ) +
    spark(152, 40, 13) +
    spark(40, 146, 9),
  pulmonology: () =>
    line('M100 34V84M100 82Q98 96 82 104M100 82Q102 96 118 104', deep, 11) +
    path('M86 72C64 74 38 112 40 150C42 166 60 164 76 156C90 150 92 140 92 120C92 100 94 74 86 72Z', mid) +
    path(
      'M114 72C136 74 162 112 160 150C158 166 140 164 124 156C110 150 108 140 108 120C108 100 106 74 114 72Z',
      brand,
    ) +
    line('M84 104Q66 118 60 142M74 114Q74 130 78 140M64 128L54 128', pale, 4.5) +
    line('M116 104Q134 118 140 142M126 114Q126 130 122 140M136 128L146 128', soft, 4.5) +
    line('M42 52q10 -8 20 0t20 0M124 52q10 -8 20 0t20 0', saffron, 5),
  gastroenterology: () =>
    line('M88 34C92 56 88 66 86 74', brand, 17) +
    path(
      'M78 70C96 56 124 34 148 58C170 82 160 138 120 154C86 166 58 150 44 160C34 150 42 128 64 128C84 128 92 118 86 104C80 92 76 84 78 70Z',
      brand,
    ) +
    path(
      'M150 92C156 122 138 146 112 152C86 158 62 148 48 156C56 142 82 148 104 138C128 128 142 114 150 92Z',
      deep,
    ) +
    line('M104 76Q122 62 134 76M112 96Q126 88 136 98', soft, 5.5) +
    circle(122, 118, 7, saffron) +
    circle(102, 128, 4.5, honey) +
    circle(132, 134, 4, honey),
  nephrology: () =>
    kidney(false) +
    kidney(true) +
    line('M88 108Q98 124 96 162M112 108Q102 124 104 162', saffron, 7) +
    drop(100, 40, 0.8),
  urology: () =>
    group('translate(30 2) scale(.7)', kidney(false) + kidney(true)) +
    line('M88 78Q96 94 92 112M112 78Q104 94 108 112', saffron, 6) +
    path(
      'M66 112C66 100 84 96 100 102C116 96 134 100 134 112C138 138 122 156 108 160V174H92V160C78 156 62 138 66 112Z',
      mid,
    ) +
    path('M68 128Q84 120 100 128T132 128C130 144 118 156 108 160H92C80 156 70 142 68 128Z', honey),
  endocrinology: () =>
    path('M74 56V98C74 116 34 120 24 152V174H176V152C166 120 126 116 126 98V56Z', skin.tone) +
    path('M74 74Q100 112 126 74V90Q100 124 74 92Z', skin.shade) +
    path('M52 22C50 62 74 92 100 92C126 92 150 62 148 22Z', skin.tone) +
    path('M126 22C130 60 116 84 92 91C128 96 150 62 148 22Z', skin.shade, 'opacity=".5"') +
    line('M86 66Q100 76 114 66', skin.lip, 5) +
    path(
      'M24 174V152C28 140 36 132 46 126Q76 172 100 172Q124 172 154 126C164 132 172 140 176 152V174Z',
      brand,
    ) +
    group(
      'translate(42 58) scale(.58)',
      path(
        'M98 122C92 98 76 84 68 92C56 106 66 146 84 148C94 148 94 136 100 134C106 136 106 148 116 148C134 146 144 106 132 92C124 84 108 98 102 122Z',
        clay,
      ),
    ) +
    spark(168, 60, 11),
  hepatology: () =>
    path(
      'M32 92C34 60 86 50 128 58C156 62 172 70 168 78C156 96 134 98 122 116C112 138 84 158 60 154C40 150 30 122 32 92Z',
      clay,
    ) +
    path(
      'M168 78C156 96 134 98 122 116C112 138 84 158 60 154C96 146 104 110 124 92C140 80 160 82 168 78Z',
      '#b9563f',
    ) +
    path('M92 128C98 120 110 124 108 138C106 150 92 156 88 148C86 142 88 134 92 128Z', brand) +
    line('M52 84Q72 70 98 74', blush, 5.5),
  orthopedics: () =>
    group('translate(-22 -22) scale(1.22)', bone()) +
    line('M34 62Q48 36 78 28M166 138Q152 164 122 172', saffron, 6) +
    spark(152, 48, 12),
  dentistry: () =>
    path(
      'M100 62C86 48 52 46 46 78C42 104 58 116 62 142C64 160 70 170 78 168C90 166 86 132 100 132C114 132 110 166 122 168C130 170 136 160 138 142C142 116 158 104 154 78C148 46 114 48 100 62Z',
      white,
    ) +
    path(
      'M136 56C150 64 156 76 154 92C150 112 142 118 138 142C136 160 130 170 122 168C134 140 148 100 136 56Z',
      '#dfe9e2',
    ) +
    line('M62 82Q64 68 78 66', pale, 7) +
    spark(150, 40, 14) +
    spark(44, 146, 8) +
    path('M36 60Q46 30 70 34Q66 58 36 60Z', mid) +
    line('M40 56L60 42', deep, 3),
  ophthalmology: () =>
    path('M24 104Q100 30 176 104Q100 172 24 104Z', white) +
    path('M24 104Q100 30 176 104Q100 60 24 104Z', '#dfe9e2') +
    circle(100, 103, 35, brand) +
    path('M100 68A35 35 0 0 1 100 138A50 50 0 0 0 100 68Z', deep) +
    circle(100, 103, 16, ink) +
    circle(110, 92, 7, white) +
    line('M52 66L44 54M76 54L72 40M100 50V36M124 54L128 40M148 66L156 54', deep, 6) +
    line('M60 146Q100 166 140 146', saffron, 5.5),
  'ear-nose-throat': () =>
    path(
      'M64 92C60 50 92 30 118 38C148 46 154 82 138 106C124 126 126 142 114 156C100 172 76 164 74 144',
      skin.tone,
    ) +
    path(
      'M138 106C124 126 126 142 114 156C100 172 80 166 75 150C96 160 106 146 112 128C120 104 142 92 132 56C148 68 150 88 138 106Z',
      skin.shade,
      'opacity=".8"',
    ) +
    line('M84 88C80 62 104 52 116 62C128 74 120 92 108 98C96 104 102 118 94 124', '#a76d45', 6.5) +
    line('M44 76Q34 100 44 124M28 66Q10 100 28 134', brand, 6.5) +
    circle(54, 100, 6, saffron),
  dermatology: () =>
    path('M30 78Q48 68 66 78T102 78T138 78T170 78V104H30Z', skin.tone) +
    path('M30 100Q48 110 66 102T102 102T138 102T170 102V132H30Z', blush) +
    path('M30 130Q48 122 66 132T102 130T138 132T170 130V156Q170 162 164 162H36Q30 162 30 156Z', honey) +
    line('M60 112C60 84 56 66 70 44M120 116C120 84 116 64 132 46', deep, 5) +
    circle(60, 114, 7.5, brand) +
    circle(120, 118, 7.5, brand) +
    line('M88 116q6 -8 12 0t12 0M142 118q6 -8 12 0', clay, 4.5) +
    ellipse(50, 146, 9, 6, '#fff3d6') +
    ellipse(84, 150, 9, 6, '#fff3d6') +
    ellipse(146, 148, 9, 6, '#fff3d6') +
    drop(96, 40, 0.9),
} as const

function kidney(mirrored: boolean): string {
  const one =
    path(
      'M74 48C48 46 34 72 36 102C38 132 54 150 74 146C92 142 94 124 84 112C78 104 78 94 86 84C94 70 92 50 74 48Z',
      mirrored ? brand : mid,
    ) +
    path(
      'M44 130C58 138 68 132 74 120C78 132 86 130 88 126C86 138 80 146 68 146C56 146 48 140 44 130Z',
      mirrored ? deep : brand,
    ) +
    line('M82 98Q68 96 62 82M82 98Q68 102 62 116', pale, 4.5)
  return mirrored ? group('translate(200 0) scale(-1 1)', one) : one
}

function bone(): string {
  const whole =
    'M66 84C54 70 30 78 34 96C36 100 36 100 34 104C30 122 54 130 66 116H134C146 130 170 122 166 104C164 100 164 100 166 96C170 78 146 70 134 84Z'
  const below = 'M34 104C30 122 54 130 66 116H134C146 130 170 122 166 104Q158 112 140 106H60Q42 112 34 104Z'
  return group(
    'rotate(-45 100 100)',
    path(whole, white) +
      path(below, '#d3dfd7') +
      box(86, 78, 30, 44, mid, 6) +
      line('M94 90L108 110M108 90L94 110', pale, 4.5),
  )
}

/** A drop. Its tip is at x, y. */
export const drop = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 -20C10 -6 18 4 18 14A18 18 0 0 1 -18 14C-18 4 -10 -6 0 -20Z', saffron) +
      line('M-8 14Q-8 22 0 24', white, 4, 'opacity=".8"'),
  )

/** A four-pointed sparkle. */
export const spark = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y - r}Q${x + r * 0.18} ${y - r * 0.18} ${x + r} ${y}Q${x + r * 0.18} ${y + r * 0.18} ${x} ${y + r}Q${x - r * 0.18} ${y + r * 0.18} ${x - r} ${y}Q${x - r * 0.18} ${y - r * 0.18} ${x} ${y - r}Z`,
    saffron,
  )

/** A medical cross. */
export const cross = (x: number, y: number, size: number, color: string) => {
  const arm = size / 3
  return (
    box(x - arm / 2, y - size / 2, arm, size, color, 3) + box(x - size / 2, y - arm / 2, size, arm, color, 3)
  )
}

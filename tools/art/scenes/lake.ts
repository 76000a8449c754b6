import { paint } from '../palette.ts'
import { box, circle, grain, line, path, seededRandom } from '../svg.ts'
import { canoe, stilts } from './cities.ts'
import { birds, cloudAt, hills, leaves, palm, tree, water } from './place.ts'

const { deep, brand, mid, soft, white, saffron, honey, clay } = paint

/** Sentani: the lake with its islands under the Cyclops mountains, and the clinic on its shore. 1200 by 675. */
export function sentani(): string {
  return (
    box(0, 0, 1200, 675, '#e6f1ea') +
    circle(250, 140, 140, '#fdf3d4', 'opacity=".8"') +
    circle(250, 140, 66, honey) +
    cloudAt(560, 96, 1) +
    cloudAt(980, 130, 1.2) +
    birds(420, 190) +
    hills(230, 1200, ['#bcdccd', '#93c6ab', '#6ab08d']) +
    water(360, 1200, 240, '#6bb5bb', '#c2e4e1') +
    path('M60 400Q150 330 260 372T420 400Q300 424 60 400Z', '#4c9a76') +
    path('M700 392Q820 330 960 374T1110 396Q900 420 700 392Z', '#3f8d6a') +
    [130, 190, 800, 870, 940].map((x, index) => tree(x, 394, 0.42 + (index % 2) * 0.1, mid, false)).join('') +
    [90, 230, 350].map((x, index) => stilts(x, 470 + (index % 2) * 22, 0.82)).join('') +
    canoe(290, 556) +
    canoe(1020, 498) +
    path('M0 612Q260 560 560 588T1200 556V675H0Z', '#e9dcb4') +
    path('M0 636Q380 600 640 612T1200 582V675H0Z', '#7dbb95') +
    clinic(560, 616) +
    palm(500, 622, 1.05) +
    palm(1120, 616, 1.2) +
    tree(1040, 620, 0.85, brand) +
    leaves(90, 692, 0.95, deep, brand) +
    leaves(1160, 702, 0.8) +
    grain(
      seededRandom('sentani'),
      { x: 0, y: 300, width: 1200, height: 375, towards: 'bottom' },
      300,
      deep,
      0.13,
    )
  )
}

/** The clinic: one storey with a wide roof and a veranda. */
const clinic = (x: number, y: number) =>
  path(`M${x} ${y}V${y - 118}H${x + 400}V${y}Z`, white) +
  path(`M${x - 34} ${y - 108}L${x + 60} ${y - 196}H${x + 340}L${x + 434} ${y - 108}Z`, clay) +
  path(`M${x + 240} ${y - 196}H${x + 340}L${x + 434} ${y - 108}H${x + 300}Z`, '#b9563f') +
  box(x + 178, y - 178, 44, 44, white, 8) +
  box(x + 195, y - 172, 10, 32, brand, 3) +
  box(x + 184, y - 161, 32, 10, brand, 3) +
  [30, 100, 270, 340].map(left => box(x + left, y - 84, 38, 44, '#cfe6e4', 6)).join('') +
  box(x + 172, y - 86, 56, 86, deep, 6) +
  box(x + 180, y - 78, 18, 78, '#8cc3a8', 3) +
  box(x + 202, y - 78, 18, 78, '#8cc3a8', 3) +
  box(x - 22, y - 10, 444, 12, '#8a6a4c', 4) +
  line(`M${x - 14} ${y - 108}V${y - 8}M${x + 414} ${y - 108}V${y - 8}`, '#8a6a4c', 8) +
  path(`M${x - 34} ${y - 108}H${x + 434}V${y - 96}H${x - 34}Z`, saffron) +
  box(x + 250, y - 26, 120, 10, soft, 4) +
  line(`M${x + 264} ${y - 16}V${y - 6}M${x + 356} ${y - 16}V${y - 6}`, '#6b4a35', 5)

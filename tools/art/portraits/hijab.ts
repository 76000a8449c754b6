import { circle, line, path } from '../svg.ts'
import type { Look } from './look.ts'

const opening =
  'M200 128C158 128 143 164 143 206C143 252 168 294 200 294C232 294 257 252 257 206C257 164 242 128 200 128Z'
const head = 'M200 76C128 76 112 138 117 214C119 262 108 292 98 330'
const headBack = 'C292 292 281 262 283 214C288 138 272 76 200 76Z'

/** A hijab with its folds. It is drawn over face and coat. */
export function hijab(look: Look): string {
  const c = look.cloth
  const band = path(
    'M200 120C156 120 141 162 142 204C146 168 160 142 200 140C240 142 254 168 258 204C259 162 244 120 200 120Z',
    '#000',
    'opacity=".2"',
  )
  const veil = (drape: string) => path(`${head}${drape}${headBack}${opening}`, c, 'fill-rule="evenodd"')
  const side = path(
    'M257 160C262 230 246 276 214 296C250 300 276 316 300 336C292 292 281 262 283 214C285 150 276 112 252 92C262 112 256 140 257 160Z',
    '#000',
    'opacity=".1"',
  )
  const folds = '#00000026'
  if (look.hair === 'hijab-pashmina')
    return (
      veil('C84 372 96 408 130 426C176 446 232 440 268 470L300 500H338C340 440 322 372 302 330') +
      side +
      band +
      line(
        'M152 284C186 330 250 340 296 336M140 300C170 352 240 372 306 372M122 330C150 384 230 396 316 420',
        folds,
        4,
      ) +
      path('M286 330C316 390 322 440 318 500H276C282 440 276 390 250 352Z', c) +
      line('M290 372Q300 430 296 500', folds, 4)
    )
  if (look.hair === 'hijab-square')
    return (
      veil('C78 372 84 392 108 404C140 412 172 424 200 470C228 424 260 412 292 404C316 392 322 372 302 330') +
      side +
      band +
      line(
        'M160 290Q186 316 200 352Q214 316 240 290M130 318Q168 356 200 420M270 318Q232 356 200 420',
        folds,
        4,
      ) +
      circle(200, 314, 6.5, '#f2a83a') +
      circle(198.5, 312, 2, '#fff', 'opacity=".7"')
    )
  return (
    veil('C80 368 92 400 124 416C170 436 230 436 276 416C308 400 320 368 302 330') +
    side +
    band +
    line(
      'M146 278C170 322 232 330 282 318M128 306C160 356 246 362 300 346M112 338C150 392 250 400 308 376',
      folds,
      4,
    )
  )
}

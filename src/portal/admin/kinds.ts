import type { ContentKind } from '#entities/kinds.ts'
import { type Outline, outlines } from '#entities/outlines.ts'

export const contentKinds = Object.keys(outlines) as ContentKind[]
/** A kind as menus and lists know it. Its whole definition, for forms, is `entityOf` of `entities/kinds.ts`. */
export const outlineOf = (kind: ContentKind): Outline => outlines[kind]

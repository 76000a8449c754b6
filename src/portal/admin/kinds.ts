import type { ContentKind, SingletonKind } from '#entities/kinds.ts'
import { type Outline, outlines } from '#entities/outlines.ts'

export const contentKinds = Object.keys(outlines) as ContentKind[]
export const isSingleton = (kind: ContentKind): kind is SingletonKind => outlineOf(kind).singleton === true

/** The outline of a kind, for menus and lists. Forms use the whole definition, `entityOf` of `entities/kinds.ts`. */
export const outlineOf = (kind: ContentKind): Outline => outlines[kind]

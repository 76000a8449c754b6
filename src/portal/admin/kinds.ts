import type { PathOf } from '#api/operations.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { type Outline, outlines } from '#entities/outlines.ts'

export const contentKinds = Object.keys(outlines) as ContentKind[]
/** Kinds of which there is exactly one item: it is written at the address of the kind, without a key. */
type SingletonKind = { [K in ContentKind]: `/api/${K}` extends PathOf<'put'> ? K : never }[ContentKind]
export type ListedKind = Exclude<ContentKind, SingletonKind>
export const isSingleton = (kind: ContentKind): kind is SingletonKind => outlineOf(kind).singleton === true

/** The outline of a kind, for menus and lists. Forms use the whole definition, `entityOf` of `entities/kinds.ts`. */
export const outlineOf = (kind: ContentKind): Outline => outlines[kind]

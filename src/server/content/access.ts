import { type ContentKind, entityOf } from '#entities/kinds.ts'

/** Who may change items of a kind. Settings apply to the whole hospital, so editors may not change them. */
export const accessToSave = (kind: ContentKind): 'super' | 'content' =>
  entityOf(kind).admin.group === 'settings' ? 'super' : 'content'

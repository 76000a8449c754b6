import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import type { Translate } from '#i18n/messages.ts'
import { optionLabel, pathLabel } from '../../labels.ts'

/** The name of a filter: that of its field, and which end of the range it is. */
export function filterLabel(t: Translate, kind: ContentKind, name: string): string {
  const [, path = name, bound] = /^(.+)\.(from|to)$/.exec(name) ?? []
  const field = pathLabel(t, kind, path)
  return bound ? t(`admin:filters.${bound}`, { field }) : field
}

export const valueLabel = (t: Translate, type: ListFilter['type'], value: string): string =>
  type === 'flag' ? t(value === 'true' ? 'admin:list.yes' : 'admin:list.no') : optionLabel(t, value)

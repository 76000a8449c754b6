import type { ContentKind } from '#entities/kinds.ts'
import { csvFile } from '#entities/text/csv.ts'
import type { Translate } from '#i18n/messages.ts'
import { allPages } from '../../../queries.ts'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import { type ListQuery, requestOf } from './list-query.ts'

const PAGE = 200

/** A field's value as one cell. Lists and groups are joined; each language of a field has its own column. */
function cellOf(value: unknown): string | number {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  if (typeof value === 'object') return Object.values(value).map(cellOf).join(' ')
  return String(value)
}

/** All items that match the list's filter, from all pages, as a CSV file. */
export async function listAsCsv(kind: ContentKind, query: ListQuery, t: Translate): Promise<string> {
  const items = await allPages(`/api/admins/${kind}`, {
    query: { ...requestOf(kind, query), perPage: PAGE, purpose: 'export' },
  })
  const { fields, list } = outlineOf(kind)
  const columns = list.flatMap((name): { name: string; language: 'en' | 'id' | null }[] =>
    fields[name]?.localized
      ? (['en', 'id'] as const).map(language => ({ name, language }))
      : [{ name, language: null }],
  )
  const heads = columns.map(({ name, language }) => {
    const label = fieldLabel(t, kind, name)
    return language ? `${label} (${language})` : label
  })
  const rows = items.map(item => [
    item.key,
    t(`admin:status.${item.changed && item.status === 'published' ? 'changed' : item.status}`),
    item.updatedAt,
    ...columns.map(({ name, language }) => {
      const value = item.data[name]
      return cellOf(language ? (value as Record<string, unknown> | undefined)?.[language] : value)
    }),
  ])
  const first = [t('entities:fields.slug'), t('admin:list.status'), t('admin:list.updated')]
  return csvFile([[...first, ...heads], ...rows])
}

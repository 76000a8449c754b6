import { useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { decidedBy, type WhereShown, whereShown } from '#entities/where-shown.ts'
import { localizedPath } from '#i18n/paths.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'
import type { AdminItem } from '../calls.ts'
import { ReviewBadge } from '../list/ReviewBadge.tsx'
import { StatusBadge } from '../list/StatusBadge.tsx'

interface Props {
  kind: ContentKind
  current: AdminItem
  isDirty: boolean
  /** The fields of the form that is open. */
  fields: readonly string[]
}

/** The maximum of items in one answer. */
const MOST = 100

/** Where the public site shows the item; null if it is not published or the place is unknown. */
function useWhereShown(kind: ContentKind, item: AdminItem, fields: readonly string[]): WhereShown {
  const published = item.status === 'published' ? item.published : null
  const deciding = published && decidedBy(kind, published)
  const { data } = useQuery({
    queryKey: ['admins', deciding, 'published'],
    queryFn: async ({ signal }) => {
      const { result, meta } = await get(`/api/admins/${deciding ?? 'addresses'}`, {
        query: { status: 'published', sort: 'position', perPage: MOST },
        signal,
      })
      // With more items than one answer contains, the place is unknown.
      return (meta.total ?? 0) > MOST ? null : result
    },
    enabled: deciding !== null,
    staleTime: 0,
  })
  if (!published || (deciding && !data)) return null
  return whereShown({
    outline: outlineOf(kind),
    item: { key: item.key, data: published },
    others: data ?? [],
    fields,
    now: Temporal.Now.instant(),
  })
}

/** The server has refused to publish the item or to take it down at this time. It tries each minute what is due. */
const isOverdue = (moment: string) =>
  Temporal.Instant.compare(moment, Temporal.Now.instant().subtract({ minutes: 5 })) < 0

export function ItemState({ kind, current, isDirty, fields }: Props) {
  const { t, language } = useTranslation()
  const shown = useWhereShown(kind, current, fields)
  const hidden = shown && 'hidden' in shown ? shown : null
  const state = current.status === 'published' && current.changed ? 'changed' : current.status
  const moment = current.publishedAt ? savedMoment(current.publishedAt, language) : ''
  // 'ownNumbers': only some numbers of the settings are hidden, because the main location's are shown; the other fields are public.
  const nowhere = hidden && hidden.hidden !== 'ownNumbers'
  return (
    <>
      <StatusBadge item={current} />
      <ReviewBadge kind={current.kind} data={current.data} />
      <span>{t(nowhere ? 'admin:where.published' : `admin:form.${state}Text`, { moment })}</span>
      {shown && 'on' in shown && (
        <a className="link" href={localizedPath(language, shown.on)} target="_blank" rel="noreferrer">
          {t('admin:where.on', { page: localizedPath(language, shown.on) })}
        </a>
      )}
      {shown && 'text' in shown && <span>{t(`admin:where.${shown.text}`)}</span>}
      {hidden && (
        <span>
          {t(`admin:where.${hidden.hidden}`, {
            most: hidden.hidden === 'pastLimit' ? hidden.most : '',
            fields:
              hidden.hidden === 'ownNumbers'
                ? hidden.fields.map(field => fieldLabel(t, kind, field)).join(', ')
                : '',
          })}
        </span>
      )}
      {(['publishAt', 'unpublishAt'] as const).map(
        name =>
          current[name] && (
            <span
              key={name}
              className={isOverdue(current[name]) ? 'badge badge-warning' : 'badge badge-info'}
            >
              {t(isOverdue(current[name]) ? `admin:form.overdue.${name}` : `admin:form.${name}`, {
                moment: savedMoment(current[name], language),
              })}
            </span>
          ),
      )}
      {isDirty && <span className="badge badge-warning">{t('admin:form.unsaved')}</span>}
    </>
  )
}

import type { ContentKind } from '#entities/kinds.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'

/** Marks an item whose required review is missing or has lapsed. */
export function ReviewBadge({ kind, data }: { kind: ContentKind; data: Record<string, unknown> }) {
  const { t } = useTranslation()
  const { review } = outlineOf(kind)
  if (!review || data[review.by] !== undefined) return null
  const state = data[review.lapsed] ? 'lapsed' : 'none'
  return <span className="badge badge-warning">{t(`admin:review.${state}`)}</span>
}

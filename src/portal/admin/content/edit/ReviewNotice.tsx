import type { ContentKind } from '#entities/kinds.ts'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'

/** Says above the form what a text without a review lacks, and who can give it. */
export function ReviewNotice({ kind, data }: { kind: ContentKind; data: Record<string, unknown> }) {
  const { t } = useTranslation()
  const { review } = outlineOf(kind)
  if (!review || data[review.by] !== undefined) return null
  const state = data[review.lapsed] ? 'lapsed' : 'none'
  return (
    <Notice tone="urgent" title={t(`admin:review.${state}Title`)}>
      {t(`admin:review.${state}Text`)}
    </Notice>
  )
}

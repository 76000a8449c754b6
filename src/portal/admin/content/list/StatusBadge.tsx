import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../../texts.ts'
import type { AdminItem } from '../calls.ts'

const tones = { draft: 'info', published: 'success', changed: 'warning', archived: 'neutral' } as const

export function StatusBadge({ item }: { item: Pick<AdminItem, 'status' | 'changed'> }) {
  const { t } = useTranslation()
  const status = item.status === 'published' && item.changed ? 'changed' : item.status
  return (
    <Badge dot tone={tones[status]}>
      {t(`admin:status.${status}`)}
    </Badge>
  )
}

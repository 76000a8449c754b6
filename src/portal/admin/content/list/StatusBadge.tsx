import { useTranslation } from '../../../texts.ts'
import type { AdminItem } from '../calls.ts'

const tones = { draft: 'badge-info', published: 'badge-success', changed: 'badge-warning', archived: '' }

export function StatusBadge({ item }: { item: Pick<AdminItem, 'status' | 'changed'> }) {
  const { t } = useTranslation()
  const status = item.status === 'published' && item.changed ? 'changed' : item.status
  return <span className={`badge badge-dot ${tones[status]}`}>{t(`admin:status.${status}`)}</span>
}

import type { ContactStatus } from '#entities/office/contact-choices.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

export function MessageBadge({ status }: { status: ContactStatus }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={status === 'open' ? 'warning' : 'success'}>
      {t(`inbox:messages.status.${status}`)}
    </Badge>
  )
}

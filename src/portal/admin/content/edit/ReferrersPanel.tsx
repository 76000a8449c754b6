import { Link } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useTranslation } from '../../../texts.ts'
import { kindLabel } from '../../labels.ts'
import { adminPaths } from '../../paths.ts'
import type { Referrer } from '../calls.ts'

interface PanelProps {
  title: string
  referrers: Referrer[]
  onClose(): void
}

/** Why an item cannot be deleted or unpublished: links to the items that still refer to it. */
export function ReferrersPanel({ title, referrers, onClose }: PanelProps) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('admin:referenced.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('admin:close')}</Button>}
    >
      <p>{t('admin:referenced.text', { title })}</p>
      <ul className="grid gap-2">
        {referrers.map(one => (
          <li key={`${one.kind}/${one.key}`}>
            <Link className="link" to={adminPaths.edit(one.kind, one.key)} onClick={onClose}>
              {one.title || one.key}
            </Link>{' '}
            <small className="text-ink-soft">{kindLabel(t, one.kind, 'one')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

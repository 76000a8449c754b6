import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading } from '../layout/Page.tsx'
import { Panel } from '../layout/Panel.tsx'
import { savedMoment } from '../moments.ts'
import { useLanguage } from '../use-language.ts'
import { trailOf } from './calls.ts'

/** Audit entries about a patient, newest first. Actions are shown by their stored names. */
export function TrailPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const trail = useQuery(trailOf(id))
  return (
    <Panel title={t('admin:patients.trail')} side onClose={onClose}>
      <p className="field-hint">{t('admin:patients.trailText')}</p>
      {trail.isError && <LoadFailed error={trail.error} retry={() => trail.refetch()} />}
      {trail.isPending && <Loading />}
      <ol className="history">
        {trail.data?.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never changed, and have no names
          <li key={index}>
            <p className="flex items-center justify-between gap-3">
              <strong>{one.by ?? t('admin:history.system')}</strong>
              <code>{one.action}</code>
            </p>
            <time dateTime={one.at}>{savedMoment(one.at, language)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

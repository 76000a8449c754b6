import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import IconNext from '~icons/lucide/chevron-right'
import { Page } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { CommandIcon } from '../palette/icons.tsx'
import { backupsOptions, jobsOptions } from './calls.ts'
import { settingsPages } from './pages.ts'
import { SetupCard } from './SetupCard.tsx'

const groups = ['hospital', 'site', 'operations'] as const

/** Warnings, by the page of the settings that they are about. */
function useWorries(): Record<string, string> {
  const { t } = useTranslation()
  const failed = useQuery(jobsOptions).data?.filter(job => job.lastState === 'failed').length ?? 0
  const backups = useQuery(backupsOptions).data
  return {
    ...(failed > 0 ? { jobs: t('settings:jobs.failed', { count: failed }) } : {}),
    ...(backups && !backups.scheduled ? { backups: t('settings:backups.none') } : {}),
  }
}

/** Overview of the settings, with links to their pages. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const worries = useWorries()
  return (
    <Page title={t('admin:menu.settings')}>
      <SetupCard />
      {groups.map(group => (
        <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{t(`settings:group.${group}`)}</h2>
          <ul className="settings-doors">
            {settingsPages
              .filter(page => page.group === group)
              .map(page => (
                <li key={page.id}>
                  <Link to={page.to}>
                    <CommandIcon name={page.icon} />
                    <span>
                      <strong>{t(`settings:${page.id}.title`)}</strong>
                      <small>{t(`settings:${page.id}.text`)}</small>
                      {worries[page.id] && <span className="badge badge-warning">{worries[page.id]}</span>}
                    </span>
                    <IconNext className="rtl:[transform:scaleX(-1)]" />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

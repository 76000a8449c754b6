import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import IconNext from '~icons/lucide/chevron-right'
import { Page } from '../layout/Page.tsx'
import { CommandIcon } from '../palette/icons.tsx'
import { useSay } from '../say.ts'
import { backupsOptions, jobsOptions } from './calls.ts'
import { settingsPages } from './pages.ts'
import { SetupCard } from './SetupCard.tsx'

const groups = ['hospital', 'site', 'operations'] as const

/** What needs somebody, beside the entry that it is about. */
function useWorries(): Record<string, string> {
  const say = useSay()
  const failed = useQuery(jobsOptions).data?.filter(job => job.lastState === 'failed').length ?? 0
  const backups = useQuery(backupsOptions).data
  return {
    ...(failed > 0 ? { jobs: say('settings:jobs.failed', { count: failed }) } : {}),
    ...(backups && !backups.scheduled ? { backups: say('settings:backups.none') } : {}),
  }
}

/** Everything about the hospital, its site and its machine that is set once: a page of doors. */
export function SettingsScreen() {
  const say = useSay()
  const worries = useWorries()
  return (
    <Page title={say('admin:menu.settings')}>
      <SetupCard />
      {groups.map(group => (
        <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{say(`settings:group.${group}`)}</h2>
          <ul className="settings-doors">
            {settingsPages
              .filter(page => page.group === group)
              .map(page => (
                <li key={page.id}>
                  <Link to={page.to}>
                    <CommandIcon name={page.icon} />
                    <span>
                      <strong>{say(`settings:${page.id}.title`)}</strong>
                      <small>{say(`settings:${page.id}.text`)}</small>
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

import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/Badge.tsx'
import IconNext from '~icons/lucide/chevron-right'
import { Loaded } from '../../kit/Loaded.tsx'
import { Page } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { hasScope } from '../layout/navigation.ts'
import { CommandIcon } from '../palette/icons.tsx'
import { backupsOptions, jobsOptions, setupOptions } from './calls.ts'
import { settingsPages } from './pages.ts'
import { SetupCard } from './SetupCard.tsx'

const groups = ['hospital', 'site', 'operations'] as const

/** Warnings, by the page of the settings that they are about. */
function useWarnings(): Record<string, string> {
  const { t } = useTranslation()
  const failed = useQuery(jobsOptions).data?.filter(job => job.lastState === 'failed').length ?? 0
  const backups = useQuery(backupsOptions).data
  return {
    ...(failed > 0 ? { jobs: t('settings:jobs.failed', { count: failed }) } : {}),
    ...(backups && !backups.scheduled ? { backups: t('settings:backups.none') } : {}),
  }
}

/** Overview of the settings, with links to their pages. An account without the right learns who can help. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const setup = useQuery(setupOptions)
  const isAllowed = hasScope(useStore($user)?.scopes, 'super')
  return (
    <Page title={t('admin:menu.settings')}>
      {isAllowed ? <Overview /> : <Loaded query={setup}>{() => <Overview />}</Loaded>}
    </Page>
  )
}

function Overview() {
  const { t } = useTranslation()
  const worries = useWarnings()
  return (
    <>
      <SetupCard />
      {groups.map(group => (
        <section key={group} className="grid gap-3" aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`} className="text-[1.0625rem]">
            {t(`settings:group.${group}`)}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-3">
            {settingsPages
              .filter(page => page.group === group)
              .map(page => (
                <li key={page.id}>
                  <Link className="group raised flex h-full items-center gap-4 px-4 py-3.5" to={page.to}>
                    <span className="text-brand-strong">
                      <CommandIcon name={page.icon} />
                    </span>
                    <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                      <strong className="group-hover:underline">{t(`settings:${page.id}.title`)}</strong>
                      <small className="text-14 text-ink-soft">{t(`settings:${page.id}.text`)}</small>
                      {worries[page.id] && (
                        <Badge tone="warning" className="w-fit">
                          {worries[page.id]}
                        </Badge>
                      )}
                    </span>
                    <IconNext className="text-ink-soft rtl:[transform:scaleX(-1)]" />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

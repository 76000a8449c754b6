import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import IconFine from '~icons/lucide/circle-check'
import IconWrong from '~icons/lucide/circle-x'
import IconWarning from '~icons/lucide/triangle-alert'
import { LoadFailed, Loading } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { timeWithSeconds } from '../moments.ts'
import { type Check, checkOptions } from './calls.ts'
import { SettingsPage } from './SettingsPage.tsx'

const icons = { fine: IconFine, warning: IconWarning, wrong: IconWrong }
const tones = { fine: 'text-success', warning: 'text-warning', wrong: 'text-error' }

/** The self-check of the installation, run when the screen opens: the worst results first, each with a remedy. */
export function CheckUpScreen() {
  const { t } = useTranslation()
  const checks = useQuery(checkOptions)
  const { isFetching } = checks
  return (
    <SettingsPage
      title={t('settings:checks.title')}
      lead={t('settings:checks.text')}
      query={checks}
      actions={
        <Button variant="quiet" isPending={isFetching} onClick={() => void checks.refetch()}>
          {t(isFetching ? 'settings:checks.running' : 'settings:checks.again')}
        </Button>
      }
    >
      {checks.isError && <LoadFailed error={checks.error} retry={() => void checks.refetch()} />}
      {checks.isPending && <Loading rows={8} />}
      {checks.data && <Findings checks={checks.data} at={checks.dataUpdatedAt} />}
    </SettingsPage>
  )
}

function Findings({ checks, at }: { checks: Check[]; at: number }) {
  const { t, language } = useTranslation()
  const of = (state: Check['state']) => checks.filter(one => one.state === state)
  const [wrong, warning, fine] = [of('wrong'), of('warning'), of('fine')]
  const time = timeWithSeconds(Temporal.Instant.fromEpochMilliseconds(at).toString(), language)
  const tone = wrong.length > 0 ? 'error' : warning.length > 0 ? 'urgent' : 'success'
  const title =
    wrong.length + warning.length === 0
      ? t('settings:checks.allFine')
      : t('settings:checks.summary', { wrong: wrong.length, warning: warning.length })
  return (
    <>
      <Notice tone={tone} role="status" title={title}>
        <p>{t('settings:checks.at', { time })}</p>
      </Notice>
      {wrong.length > 0 && <Group state="wrong" checks={wrong} />}
      {warning.length > 0 && <Group state="warning" checks={warning} />}
      {fine.length > 0 && <Group state="fine" checks={fine} />}
    </>
  )
}

function Group({ state, checks }: { state: Check['state']; checks: Check[] }) {
  const { t } = useTranslation()
  const Icon = icons[state]
  return (
    <Section title={`${t(`settings:checks.${state}`)} (${checks.length})`}>
      <ul className="grid gap-2.5">
        {checks.map(one => (
          <li key={`${one.check} ${one.message}`} className="flex gap-2.5">
            <Icon className={`mt-[0.1875rem] ${tones[state]}`} />
            <span>
              {one.message}
              {one.remedy && <small className="block text-ink-soft">{one.remedy}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import IconFine from '~icons/lucide/circle-check'
import IconWrong from '~icons/lucide/circle-x'
import IconWarning from '~icons/lucide/triangle-alert'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { timeWithSeconds } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { type Check, checkOptions } from './calls.ts'

const icons = { fine: IconFine, warning: IconWarning, wrong: IconWrong }

/** The self-check of the installation, run when the screen opens: the worst results first, each with a remedy. */
export function CheckUpScreen() {
  const { t } = useTranslation()
  const checks = useQuery(checkOptions)
  const { data, isFetching } = checks
  const again = (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isFetching || undefined}
      data-pending={isFetching || undefined}
      onClick={() => !isFetching && void checks.refetch()}
    >
      {t(isFetching ? 'settings:checks.running' : 'settings:checks.again')}
    </button>
  )
  return (
    <Page
      title={t('settings:checks.title')}
      back={{ to: adminPaths.settings(), label: t('admin:menu.settings') }}
      actions={again}
    >
      <p className="page-lead">{t('settings:checks.text')}</p>
      {checks.isError && <LoadFailed error={checks.error} retry={() => void checks.refetch()} />}
      {checks.isPending && <Loading rows={8} />}
      {data && <Findings checks={data} at={checks.dataUpdatedAt} />}
    </Page>
  )
}

function Findings({ checks, at }: { checks: Check[]; at: number }) {
  const { t } = useTranslation()
  const of = (state: Check['state']) => checks.filter(one => one.state === state)
  const [wrong, warning, fine] = [of('wrong'), of('warning'), of('fine')]
  const time = timeWithSeconds(Temporal.Instant.fromEpochMilliseconds(at).toString())
  const tone = wrong.length > 0 ? 'notice-error' : warning.length > 0 ? 'notice-urgent' : 'notice-success'
  return (
    <>
      <div className={`notice ${tone}`} role="status">
        <p className="notice-title">
          {wrong.length + warning.length === 0
            ? t('settings:checks.allFine')
            : t('settings:checks.summary', { wrong: wrong.length, warning: warning.length })}
        </p>
        <p>{t('settings:checks.at', { time })}</p>
      </div>
      {wrong.length > 0 && <Group state="wrong" checks={wrong} />}
      {warning.length > 0 && <Group state="warning" checks={warning} />}
      {fine.length > 0 && <Group state="fine" checks={fine} />}
    </>
  )
}

function Group({ state, checks }: { state: Check['state']; checks: Check[] }) {
  const { t } = useTranslation()
  const Icon = icons[state]
  const id = `checks-${state}`
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>
        {t(`settings:checks.${state}`)} ({checks.length})
      </h2>
      <ul className="checks">
        {checks.map(one => (
          <li key={`${one.check} ${one.message}`} data-state={one.state}>
            <Icon />
            <span>
              {one.message}
              {one.remedy && <small className="block">{one.remedy}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

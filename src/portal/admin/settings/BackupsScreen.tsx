import { useQuery } from '@tanstack/react-query'
import IconFine from '~icons/lucide/circle-check'
import IconWrong from '~icons/lucide/circle-x'
import IconWarning from '~icons/lucide/triangle-alert'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { type BackupRun, backupsOptions, type Check, checkOptions } from './calls.ts'

/** Whether there are backups, and what else of the installation somebody should look at. */
export function BackupsScreen() {
  const say = useSay()
  const language = useLanguage()
  const backups = useQuery(backupsOptions)
  const { data } = backups
  return (
    <Page
      title={say('settings:backups.title')}
      back={{ to: adminPaths.settings(), label: say('admin:menu.settings') }}
    >
      {backups.isError && !data && <LoadFailed error={backups.error} retry={() => backups.refetch()} />}
      {backups.isPending && <Loading rows={3} />}
      {data && (
        <div className={`notice ${data.scheduled ? '' : 'notice-urgent'}`}>
          <p className="notice-title">
            {say(data.scheduled ? 'settings:backups.scheduled' : 'settings:backups.none', {
              count: data.keep,
            })}
          </p>
          {!data.scheduled && <p>{say('settings:backups.how')}</p>}
          <p>
            {data.lastGoodAt
              ? say('settings:backups.lastGood', { moment: savedMoment(data.lastGoodAt, language) })
              : say('settings:backups.neverGood')}
          </p>
        </div>
      )}
      {data && data.runs.length > 0 && <Runs runs={data.runs} />}
      <Checks />
    </Page>
  )
}

const mebibytes = (bytes: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1e6,
  )

function Runs({ runs }: { runs: BackupRun[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table plain-rows">
        <caption className="sr-only">{say('settings:backups.runs')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('settings:backups.when')}</th>
            <th scope="col">{say('settings:backups.outcome')}</th>
            <th scope="col">{say('settings:backups.size')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <tr key={run.id}>
              <th scope="row">
                <time dateTime={run.endedAt}>{savedMoment(run.endedAt, language)}</time>
                <small className="block text-ink-soft">{say(`settings:backups.by.${run.trigger}`)}</small>
              </th>
              <td>
                {run.error ? (
                  <>
                    <span className="badge badge-error">{say('settings:backups.failed')}</span>
                    <small className="block">{run.error}</small>
                  </>
                ) : (
                  <span className="badge badge-success">
                    {say(`settings:backups.verified.${run.verified ?? 'no'}`)}
                  </span>
                )}
              </td>
              <td className="tabular">
                {run.bytes !== null && mebibytes(run.bytes, language)}
                {run.rows !== null && (
                  <small className="block text-ink-soft">
                    {say('settings:backups.rows', { count: run.rows })}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const icons = { fine: IconFine, warning: IconWarning, wrong: IconWrong }

/** The installation's own check, when somebody asks for it: it opens connections. */
function Checks() {
  const say = useSay()
  const checks = useQuery({ ...checkOptions, enabled: false })
  const shown: Check[] = checks.data ?? []
  return (
    <section className="sheet" aria-labelledby="check-up">
      <h2 id="check-up">{say('settings:checks.title')}</h2>
      <p className="field-hint">{say('settings:checks.text')}</p>
      <div>
        <button
          type="button"
          className="button button-quiet"
          data-pending={checks.isFetching || undefined}
          onClick={() => checks.refetch()}
        >
          {say(checks.isFetching ? 'settings:checks.running' : 'settings:checks.run')}
        </button>
      </div>
      {checks.isError && <LoadFailed error={checks.error} retry={() => checks.refetch()} />}
      <ul className="checks" aria-live="polite">
        {shown.map(one => {
          const Icon = icons[one.state]
          return (
            <li key={one.check} data-state={one.state}>
              <Icon />
              <span>
                <span className="sr-only">{say(`settings:checks.${one.state}`)}: </span>
                {one.message}
                {one.remedy && <small className="block">{one.remedy}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

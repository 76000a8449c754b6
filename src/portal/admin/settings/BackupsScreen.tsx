import { useQuery } from '@tanstack/react-query'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { type BackupRun, backupsOptions } from './calls.ts'

/** The status of backups, and the results of the last ones. */
export function BackupsScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const backups = useQuery(backupsOptions)
  const { data } = backups
  return (
    <Page
      title={t('settings:backups.title')}
      back={{ to: adminPaths.settings(), label: t('admin:menu.settings') }}
    >
      {backups.isError && !data && <LoadFailed error={backups.error} retry={() => backups.refetch()} />}
      {backups.isPending && <Loading rows={3} />}
      {data && (
        <div className={`notice ${data.scheduled ? '' : 'notice-urgent'}`}>
          <p className="notice-title">
            {t(data.scheduled ? 'settings:backups.scheduled' : 'settings:backups.none', {
              count: data.keep,
            })}
          </p>
          {!data.scheduled && <p>{t('settings:backups.how')}</p>}
          <p>
            {data.lastGoodAt
              ? t('settings:backups.lastGood', { moment: savedMoment(data.lastGoodAt, language) })
              : t('settings:backups.neverGood')}
          </p>
        </div>
      )}
      {data && data.runs.length > 0 && <Runs runs={data.runs} />}
    </Page>
  )
}

const mebibytes = (bytes: number, language: InterfaceLanguage) =>
  new Intl.NumberFormat(formatLocale[language], {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6)

function Runs({ runs }: { runs: BackupRun[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table plain-rows">
        <caption className="sr-only">{t('settings:backups.runs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('settings:backups.when')}</th>
            <th scope="col">{t('settings:backups.outcome')}</th>
            <th scope="col">{t('settings:backups.size')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <tr key={run.id}>
              <th scope="row">
                <time dateTime={run.endedAt}>{savedMoment(run.endedAt, language)}</time>
                <small className="block text-ink-soft">{t(`settings:backups.by.${run.trigger}`)}</small>
              </th>
              <td>
                {run.error ? (
                  <>
                    <span className="badge badge-error">{t('settings:backups.failed')}</span>
                    <small className="block">{run.error}</small>
                  </>
                ) : (
                  <span className="badge badge-success">
                    {t(`settings:backups.verified.${run.verified ?? 'no'}`)}
                  </span>
                )}
              </td>
              <td className="tabular">
                {run.bytes !== null && mebibytes(run.bytes, language)}
                {run.rows !== null && (
                  <small className="block text-ink-soft">
                    {t('settings:backups.rows', { count: run.rows })}
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

import type { PublicationRun } from '#entities/office/publication.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment, timeWithSeconds } from '../moments.ts'
import { useLanguage } from '../use-language.ts'
import { secondsToLive } from './site-state.ts'

const tones = { waiting: '', building: 'badge-brand', live: 'badge-success', failed: 'badge-error' }

export function Runs({ runs }: { runs: PublicationRun[] }) {
  const { t } = useTranslation()
  return (
    <div className="table-box">
      <table className="table plain-rows site-runs md:min-w-[32rem]">
        <thead>
          <tr>
            <th scope="col">{t('publications:when')}</th>
            <th scope="col">{t('publications:outcome')}</th>
            <th scope="col">{t('publications:work')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <Run key={run.id} run={run} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Run({ run }: { run: PublicationRun }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const bad = run.failedPages.length
  const inSeconds = (value: number) =>
    value.toLocaleString(formatLocale[language], { maximumFractionDigits: 1 })
  const seconds = inSeconds((run.milliseconds ?? 0) / 1000)
  const toLive = secondsToLive(run)
  return (
    <tr>
      <th scope="row">
        <time dateTime={run.startedAt}>{savedMoment(run.startedAt, language)}</time>
        <small className="block text-ink-soft">{t(`publications:trigger.${run.trigger}`)}</small>
      </th>
      <td>
        <span className={`badge ${tones[run.state]}`}>
          {t(`publications:state.${run.state}`, { time: run.liveAt ? timeWithSeconds(run.liveAt) : '' })}
        </span>
        {bad > 0 ? (
          <details>
            <summary>{t('publications:bad', { count: bad })}</summary>
            <ul>
              {run.failedPages.map(page => (
                <li key={page.file}>
                  {page.file}: {page.error.split('\n')[0]}
                </li>
              ))}
            </ul>
          </details>
        ) : (
          run.error && <small className="block">{run.error}</small>
        )}
      </td>
      <td className="tabular">
        {run.milliseconds !== null && t('publications:took', { seconds })}
        {toLive !== null && (
          <small className="block text-ink-soft">
            {t('publications:liveAfter', { seconds: inSeconds(toLive) })}
          </small>
        )}
        {run.pages !== null && (
          <small className="block text-ink-soft">{t('publications:pages', { count: run.pages })}</small>
        )}
        {run.changedFiles !== null && (
          <small className="block text-ink-soft">
            {t('publications:changed', { count: run.changedFiles })}
          </small>
        )}
      </td>
    </tr>
  )
}

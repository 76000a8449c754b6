import type { PublicationRun } from '#entities/office/publication.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { savedMoment, timeWithSeconds } from '../moments.ts'
import { useLanguage, useSay } from '../say.ts'
import { secondsToLive } from './site-state.ts'

const tones = { waiting: '', building: 'badge-brand', live: 'badge-success', failed: 'badge-error' }

export function Runs({ runs }: { runs: PublicationRun[] }) {
  const say = useSay()
  return (
    <div className="table-box">
      <table className="table plain-rows site-runs md:min-w-[32rem]">
        <thead>
          <tr>
            <th scope="col">{say('publications:when')}</th>
            <th scope="col">{say('publications:outcome')}</th>
            <th scope="col">{say('publications:work')}</th>
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
  const say = useSay()
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
        <small className="block text-ink-soft">{say(`publications:trigger.${run.trigger}`)}</small>
      </th>
      <td>
        <span className={`badge ${tones[run.state]}`}>
          {say(`publications:state.${run.state}`, { time: run.liveAt ? timeWithSeconds(run.liveAt) : '' })}
        </span>
        {bad > 0 ? (
          <details>
            <summary>{say('publications:bad', { count: bad })}</summary>
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
        {run.milliseconds !== null && say('publications:took', { seconds })}
        {toLive !== null && (
          <small className="block text-ink-soft">
            {say('publications:liveAfter', { seconds: inSeconds(toLive) })}
          </small>
        )}
        {run.pages !== null && (
          <small className="block text-ink-soft">{say('publications:pages', { count: run.pages })}</small>
        )}
        {run.changedFiles !== null && (
          <small className="block text-ink-soft">
            {say('publications:changed', { count: run.changedFiles })}
          </small>
        )}
      </td>
    </tr>
  )
}

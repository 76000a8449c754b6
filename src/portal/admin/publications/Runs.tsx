import type { PublicationRun } from '#entities/office/publication.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Table } from '../../kit/Table.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment, timeWithSeconds } from '../moments.ts'
import { secondsToLive } from './site-state.ts'

const tones = { waiting: 'neutral', building: 'brand', live: 'success', failed: 'error' } as const

export function Runs({ runs }: { runs: PublicationRun[] }) {
  const { t, language } = useTranslation()
  return (
    <Table
      look="plain"
      className="site-runs md:min-w-[32rem]"
      rows={runs}
      keyOf={run => run.id}
      columns={[
        {
          label: t('publications:when'),
          cell: run => (
            <>
              <time dateTime={run.startedAt}>{savedMoment(run.startedAt, language)}</time>
              <small className="block text-ink-soft">{t(`publications:trigger.${run.trigger}`)}</small>
            </>
          ),
        },
        { label: t('publications:outcome'), cell: run => <Result run={run} /> },
        { label: t('publications:work'), tabular: true, cell: run => <Work run={run} /> },
      ]}
    />
  )
}

function Result({ run }: { run: PublicationRun }) {
  const { t, language } = useTranslation()
  const bad = run.failedPages.length
  return (
    <>
      <Badge tone={tones[run.state]}>
        {t(`publications:state.${run.state}`, {
          time: run.liveAt ? timeWithSeconds(run.liveAt, language) : '',
        })}
      </Badge>
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
    </>
  )
}

/** How long a run took, and what it built. */
function Work({ run }: { run: PublicationRun }) {
  const { t, language } = useTranslation()
  const inSeconds = (value: number) =>
    value.toLocaleString(formatLocale[language], { maximumFractionDigits: 1 })
  const toLive = secondsToLive(run)
  const figures = [
    toLive !== null && t('publications:liveAfter', { seconds: inSeconds(toLive) }),
    run.pages !== null && t('publications:pages', { count: run.pages }),
    run.changedFiles !== null && t('publications:changed', { count: run.changedFiles }),
  ]
  return (
    <>
      {run.milliseconds !== null && t('publications:took', { seconds: inSeconds(run.milliseconds / 1000) })}
      {figures.map(
        figure =>
          figure && (
            <small key={figure} className="block text-ink-soft">
              {figure}
            </small>
          ),
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Table } from '../../kit/Table.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { type BackupRun, backupsOptions } from './calls.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** The status of backups, and the results of the last ones. */
export function BackupsScreen() {
  const { t, language } = useTranslation()
  return (
    <SettingsPage title={t('settings:backups.title')}>
      <Loaded query={useQuery(backupsOptions)} rows={3}>
        {({ scheduled, keep, lastGoodAt, runs }) => (
          <>
            <Notice
              tone={scheduled ? 'info' : 'urgent'}
              title={t(scheduled ? 'settings:backups.scheduled' : 'settings:backups.none', { count: keep })}
            >
              {!scheduled && <p>{t('settings:backups.how')}</p>}
              <p>
                {lastGoodAt
                  ? t('settings:backups.lastGood', { moment: savedMoment(lastGoodAt, language) })
                  : t('settings:backups.neverGood')}
              </p>
            </Notice>
            {runs.length > 0 && <Runs runs={runs} />}
          </>
        )}
      </Loaded>
    </SettingsPage>
  )
}

const mebibytes = (bytes: number, language: InterfaceLanguage) =>
  new Intl.NumberFormat(formatLocale[language], {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6)

function Runs({ runs }: { runs: BackupRun[] }) {
  const { t, language } = useTranslation()
  return (
    <Table
      look="plain"
      caption={t('settings:backups.runs')}
      rows={runs}
      keyOf={run => run.id}
      columns={[
        {
          label: t('settings:backups.when'),
          cell: run => (
            <>
              <time dateTime={run.endedAt}>{savedMoment(run.endedAt, language)}</time>
              <small className="block text-ink-soft">{t(`settings:backups.by.${run.trigger}`)}</small>
            </>
          ),
        },
        {
          label: t('settings:backups.outcome'),
          cell: run =>
            run.error ? (
              <>
                <Badge tone="error">{t('settings:backups.failed')}</Badge>
                <small className="block">{run.error}</small>
              </>
            ) : (
              <Badge tone="success">{t(`settings:backups.verified.${run.verified ?? 'no'}`)}</Badge>
            ),
        },
        {
          label: t('settings:backups.size'),
          tabular: true,
          cell: run => (
            <>
              {run.bytes !== null && mebibytes(run.bytes, language)}
              {run.rows !== null && (
                <small className="block text-ink-soft">
                  {t('settings:backups.rows', { count: run.rows })}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

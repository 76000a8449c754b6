import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { download } from '#api/download.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { formatTime } from '#entities/time/clock.ts'
import IconDownload from '~icons/lucide/download'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'
import { Paging } from '../content/list/Paging.tsx'
import { contentKinds } from '../kinds.ts'
import { kindLabel } from '../labels.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { ownZone, savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { AuditFilters } from './AuditFilters.tsx'
import {
  type AuditEntry,
  auditOptions,
  filterNames,
  PER_PAGE,
  readAuditQuery,
  writeAuditQuery,
} from './calls.ts'
import { actionText } from './words.ts'

/** The audit trail: every read and change. Opening this screen is audited as well. */
export function AuditScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const query = readAuditQuery(params)
  const list = useQuery(auditOptions(query))
  const [saving, setSaving] = useState(false)
  const change = (one: Partial<typeof query>) => setParams(writeAuditQuery(query, one), { replace: true })
  const filtered = filterNames.some(name => query[name] !== '')
  const total = list.data?.meta.total ?? 0
  const patient = query.patient && list.data?.result.find(one => one.patientId === query.patient)?.patient
  const save = async () => {
    if (saving) return
    setSaving(true)
    try {
      const asked = writeAuditQuery(query, {})
      asked.delete('page')
      await download(`admins/audit/export?${asked}`, 'audit.csv')
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Page
      title={t('settings:audit.title')}
      back={{ to: adminPaths.settings(), label: t('admin:menu.settings') }}
      actions={
        <button
          type="button"
          className="button button-quiet"
          data-pending={saving || undefined}
          onClick={() => void save()}
        >
          <IconDownload />
          {t('settings:audit.export')}
        </button>
      }
    >
      <p className="page-lead">{t('settings:audit.lead')}</p>
      <AuditFilters query={query} change={change} />
      {query.patient && (
        <p className="filter-note">
          <span>{t('settings:audit.ofPatient', { name: patient || t('settings:audit.onePatient') })}</span>
          <button
            type="button"
            className="button button-ghost button-small"
            onClick={() => change({ patient: '' })}
          >
            <IconX />
            {t('settings:audit.everybody')}
          </button>
        </p>
      )}
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        <Empty picture="search" title={t('admin:list.noneTitle')} text={t('settings:audit.none')}>
          {filtered && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setParams({}, { replace: true })}
            >
              {t('admin:list.clear')}
            </button>
          )}
        </Empty>
      ) : (
        <>
          <p className="filter-total" role="status">
            {t('settings:audit.found', {
              count: total,
              shown: total.toLocaleString(formatLocale[language]),
            })}
          </p>
          <Entries entries={list.data.result} onPatient={id => change({ patient: id })} />
          <Paging page={query.page} pages={Math.ceil(total / PER_PAGE)} onPage={page => change({ page })} />
        </>
      )}
    </Page>
  )
}

function Entries({ entries, onPatient }: { entries: AuditEntry[]; onPatient(id: string): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ol className="line-list">
      {entries.map(one => (
        <li key={one.id} className="audit-line">
          <time dateTime={one.at}>{savedMoment(one.at, language)}</time>
          <div>
            <p>
              <strong>{one.by ?? t('settings:audit.system')}</strong>
              {one.role === 'patient' && <span className="badge">{t('settings:audit.patientRole')}</span>}{' '}
              <span>{actionText(t, one.action)}</span>
              {one.open && (
                <>
                  {' '}
                  <span className="badge">{t('settings:audit.open')}</span>
                </>
              )}
            </p>
            <Reads detail={one.detail} />
            <Item kind={one.objectKind} id={one.objectId} />
            {one.patientId && (
              <p className="flex flex-wrap items-center gap-2">
                <Link className="link" to={adminPaths.patient(one.patientId)}>
                  {one.patient ?? t('settings:audit.onePatient')}
                </Link>
                <button
                  type="button"
                  className="button button-ghost button-small"
                  onClick={() => onPatient(one.patientId as string)}
                >
                  {t('settings:audit.whoLooked')}
                </button>
              </p>
            )}
            <details>
              <summary>{t('settings:audit.details')}</summary>
              <dl>
                <dt>{t('settings:audit.action')}</dt>
                <dd>
                  <code>{one.action}</code>
                </dd>
                {one.objectId && (
                  <>
                    <dt>{one.objectKind}</dt>
                    <dd>
                      <code>{one.objectId}</code>
                    </dd>
                  </>
                )}
                {one.requestId && (
                  <>
                    <dt>{t('settings:audit.request')}</dt>
                    <dd>
                      <code>{one.requestId}</code>
                    </dd>
                  </>
                )}
              </dl>
              {one.detail && <pre>{JSON.stringify(one.detail, null, 2)}</pre>}
            </details>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Number of reads and time of the last one: reads within a quarter of an hour are one entry. */
function Reads({ detail }: Pick<AuditEntry, 'detail'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (typeof detail?.count !== 'number' || typeof detail.last !== 'string' || detail.count < 2) return null
  const time = formatTime(detail.last, ownZone(), language)
  return <p className="audit-reads">{t('settings:audit.reads', { count: detail.count, time })}</p>
}

function Item({ kind: name, id }: { kind: string; id: string | null }) {
  const { t } = useTranslation()
  const kind = contentKinds.find(one => one === name)
  if (!kind || id === null) return null
  return (
    <p>
      <Link className="link" to={adminPaths.edit(kind, id)}>
        {kindLabel(t, kind, 'one')}: {id}
      </Link>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { download } from '#api/download.ts'
import { auditSubjects } from '#entities/office/audit-action.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import IconDownload from '~icons/lucide/download'
import IconX from '~icons/lucide/x'
import { FilterDate } from '../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { type List, useList } from '../../kit/list/use-list.ts'
import { useAction } from '../../kit/use-action.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { contentKinds } from '../kinds.ts'
import { kindLabel } from '../labels.ts'
import { ownZone, savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useSettingsLink } from '../settings/SettingsPage.tsx'
import { actionText } from './action-text.ts'
import { type AuditEntry, auditFilters, auditOptions, PER_PAGE, peopleOptions } from './calls.ts'

/** The audit trail: every read and change. Opening this screen is audited as well. */
export function AuditScreen() {
  const { t, language } = useTranslation()
  const list = useList(auditFilters)
  const { query } = list
  const entries = useQuery(auditOptions(query))
  const { search: _search, page: _page, ...shown } = query
  const save = useAction(() => download('audit.csv', '/api/admins/audit/export', { query: shown }))
  const patient = query.patient && entries.data?.result.find(one => one.patientId === query.patient)?.patient
  return (
    <ListPage
      title={t('settings:audit.title')}
      back={useSettingsLink()}
      lead={t('settings:audit.lead')}
      actions={
        <Button variant="quiet" icon={<IconDownload />} action={save}>
          {t('settings:audit.export')}
        </Button>
      }
      list={list}
      rows={entries}
      perPage={PER_PAGE}
      found={count =>
        t('settings:audit.found', { count, shown: count.toLocaleString(formatLocale[language]) })
      }
      empty={{ picture: 'search', title: t('admin:list.noneTitle'), text: t('settings:audit.none') }}
      none={{ title: t('admin:list.noneTitle'), text: t('settings:audit.none') }}
      filters={<AuditFilters list={list} />}
      note={
        query.patient && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('settings:audit.ofPatient', { name: patient || t('settings:audit.onePatient') })}</span>
            <Button variant="ghost" size="small" onClick={() => list.change({ patient: '' })}>
              <IconX />
              {t('settings:audit.everybody')}
            </Button>
          </p>
        )
      }
    >
      {rows => <Entries entries={rows} onPatient={id => list.change({ patient: id })} />}
    </ListPage>
  )
}

function Entries({ entries, onPatient }: { entries: AuditEntry[]; onPatient(id: string): void }) {
  const { t, language } = useTranslation()
  return (
    <ol className="line-list">
      {entries.map(one => (
        <li key={one.id} className="grid gap-x-6 gap-y-1 px-4 py-2.5 md:grid-cols-[11rem_minmax(0,1fr)]">
          <time className="text-15 text-ink-soft tabular-nums" dateTime={one.at}>
            {savedMoment(one.at, language)}
          </time>
          <div>
            <p>
              <strong>{one.by ?? t('settings:audit.system')}</strong>
              {one.role === 'patient' && <Badge>{t('settings:audit.patientRole')}</Badge>}{' '}
              <span>{actionText(t, one.action)}</span>
              {one.open && (
                <>
                  {' '}
                  <Badge>{t('settings:audit.open')}</Badge>
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
                <Button variant="ghost" size="small" onClick={() => onPatient(one.patientId as string)}>
                  {t('settings:audit.whoLooked')}
                </Button>
              </p>
            )}
            <details>
              <summary>{t('settings:audit.details')}</summary>
              <dl>
                <Code label={t('settings:audit.action')} value={one.action} />
                <Code label={one.objectKind} value={one.objectId} />
                <Code label={t('settings:audit.request')} value={one.requestId} />
              </dl>
              {one.detail && <pre>{JSON.stringify(one.detail, null, 2)}</pre>}
            </details>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Code({ label, value }: { label: string; value: string | null }) {
  if (!value) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}

/** Number of reads and time of the last one: reads within a quarter of an hour are one entry. */
function Reads({ detail }: Pick<AuditEntry, 'detail'>) {
  const { t, language } = useTranslation()
  if (typeof detail?.count !== 'number' || typeof detail.last !== 'string' || detail.count < 2) return null
  const time = formatTime(detail.last, ownZone(), language)
  return (
    <p className="text-15 text-ink-soft tabular-nums">
      {t('settings:audit.reads', { count: detail.count, time })}
    </p>
  )
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

/** Filters of the audit: actor, subject, first and last day. */
function AuditFilters({ list }: { list: List<typeof auditFilters> }) {
  const { t } = useTranslation()
  const people = useQuery(peopleOptions).data ?? []
  const { action, from, to } = list.query
  const unknown = action !== '' && !auditSubjects.includes(action)
  return (
    <>
      <FilterSelect
        label={t('settings:audit.who')}
        hideLabel
        any={t('settings:audit.anybody')}
        options={[['nobody', t('settings:audit.nobody')], ...people.map(one => [one.id, one.name] as const)]}
        {...list.field('who')}
      />
      <FilterSelect
        label={t('settings:audit.what')}
        hideLabel
        any={t('settings:audit.anything')}
        options={[
          ...(unknown ? [[action, action] as const] : []),
          ...auditSubjects.map(one => [one, t(`settings:auditSubjects.${one}`)] as const),
        ]}
        {...list.field('action')}
      />
      <FilterDate label={t('settings:audit.from')} {...(to && { max: to })} {...list.field('from')} />
      <FilterDate label={t('settings:audit.to')} {...(from && { min: from })} {...list.field('to')} />
    </>
  )
}

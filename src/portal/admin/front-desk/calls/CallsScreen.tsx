import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { useTranslation } from '../../../texts.ts'
import { PER_PAGE } from '../../content/list/list-query.ts'
import { Paging } from '../../content/list/Paging.tsx'
import { Empty, LoadFailed, Loading, Page } from '../../layout/Page.tsx'
import { UndeliveredLink } from '../../messages/UndeliveredLink.tsx'
import { useNextFocus } from '../use-next-focus.ts'
import { CallPanel } from './CallPanel.tsx'
import { CallRow } from './CallRow.tsx'
import { beginCall, callsOptions, markCalled } from './call-calls.ts'

/** Patients to call, the soonest appointment first. */
export function CallsScreen() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const done = params.get('done') === 'true'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = useQuery(callsOptions(done, page))
  const total = list.data?.meta.total ?? 0
  const go = (next: Record<string, string>) => setParams(next, { replace: true })
  return (
    <Page title={t('desk:calls.title')}>
      <UndeliveredLink />
      <search className="filters">
        <label className="filter">
          <span>{t('desk:calls.filter')}</span>
          <select
            className="control"
            value={String(done)}
            onChange={event => go(event.target.value === 'true' ? { done: 'true' } : {})}
          >
            <option value="false">{t('desk:calls.open')}</option>
            <option value="true">{t('desk:calls.closed')}</option>
          </select>
        </label>
        <p className="filter-total" role="status">
          {list.data && t('desk:calls.found', { count: total })}
        </p>
      </search>
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={5} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture="list"
          title={t(done ? 'desk:calls.noneDone' : 'desk:calls.emptyTitle')}
          text={t('desk:calls.emptyText')}
        />
      ) : (
        <>
          <Calls calls={list.data.result} />
          <Paging
            page={page}
            pages={Math.ceil(total / PER_PAGE)}
            onPage={next => go({ ...(done ? { done: 'true' } : {}), page: String(next) })}
          />
        </>
      )}
    </Page>
  )
}

function Calls({ calls }: { calls: CallItem[] }) {
  const { t } = useTranslation()
  const { list, leave, stay } = useNextFocus<HTMLUListElement>()
  const [busy, setBusy] = useState<string | null>(null)
  const [calling, setCalling] = useState<CallItem | null>(null)
  async function act(id: string, work: () => Promise<void>, failed = () => {}) {
    if (busy) return
    setBusy(id)
    try {
      await work()
    } catch (error) {
      failed()
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(null)
    }
  }
  const finish = (id: string, index: number, note: string) =>
    act(
      id,
      async () => {
        leave(index)
        await markCalled(id, note)
        addAdminToast({ severity: 'success', summary: t('desk:calls.marked') })
      },
      stay,
    )
  return (
    <>
      <ul className="desk-list" ref={list}>
        {calls.map((one, index) => (
          <CallRow
            key={one.id}
            call={one}
            busy={busy === one.id}
            onCall={() => act(one.id, async () => setCalling(await beginCall(one.id)))}
            onDone={note => finish(one.id, index, note)}
          />
        ))}
      </ul>
      {calling && <CallPanel call={calling} onClose={() => setCalling(null)} />}
    </>
  )
}

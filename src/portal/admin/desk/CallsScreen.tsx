import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { CallItem } from '#entities/appointment-call.ts'
import { formatMoment } from '#entities/clock.ts'
import { telephone } from '#entities/telephone.ts'
import IconPhone from '~icons/lucide/phone'
import { PER_PAGE } from '../content/list-query.ts'
import { Paging } from '../content/Paging.tsx'
import { useUnsaved } from '../content/use-unsaved.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { UndeliveredLink } from '../messages/UndeliveredLink.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { callsOptions, markCalled } from './day-calls.ts'
import { PatientNote } from './PatientNote.tsx'
import { useNextFocus } from './use-next-focus.ts'

/** Patients whom no message reaches, the soonest appointment first. */
export function CallsScreen() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const done = params.get('done') === 'true'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = useQuery(callsOptions(done, page))
  const total = list.data?.meta.total ?? 0
  const go = (next: Record<string, string>) => setParams(next, { replace: true })
  return (
    <Page title={say('desk:calls.title')}>
      <UndeliveredLink />
      <search className="filters">
        <label className="filter">
          <span>{say('desk:calls.filter')}</span>
          <select
            className="control"
            value={String(done)}
            onChange={event => go(event.target.value === 'true' ? { done: 'true' } : {})}
          >
            <option value="false">{say('desk:calls.open')}</option>
            <option value="true">{say('desk:calls.closed')}</option>
          </select>
        </label>
        <p className="filter-total" role="status">
          {list.data && say('desk:calls.found', { count: total })}
        </p>
      </search>
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={5} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture="list"
          title={say(done ? 'desk:calls.noneDone' : 'desk:calls.emptyTitle')}
          text={say('desk:calls.emptyText')}
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
  const say = useSay()
  const { list, leave, stay } = useNextFocus<HTMLUListElement>()
  const [busy, setBusy] = useState<string | null>(null)
  async function finish(id: string, index: number, note: string) {
    if (busy) return
    setBusy(id)
    leave(index)
    try {
      await markCalled(id, note)
      addAdminToast({ severity: 'success', summary: say('desk:calls.marked') })
    } catch (error) {
      stay()
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(null)
    }
  }
  return (
    <ul className="desk-list" ref={list}>
      {calls.map((one, index) => (
        <Call key={one.id} call={one} busy={busy === one.id} onDone={note => finish(one.id, index, note)} />
      ))}
    </ul>
  )
}

interface CallProps {
  call: CallItem
  busy: boolean
  onDone(note: string): void
}

function Call({ call: { id, news, why, appointment: about, doneAt, note }, busy, onDone }: CallProps) {
  const say = useSay()
  const language = useLanguage()
  const [said, setSaid] = useState('')
  useUnsaved(said !== '' && doneAt === null)
  const { name, phone } = about.patient
  return (
    <li className="desk-row" data-waits={doneAt === null || undefined}>
      <div className="desk-who">
        <Link className="desk-patient" to={adminPaths.appointment(about.id)}>
          <bdi>{name}</bdi>
        </Link>
        <PatientNote of={about} />
        {phone ? (
          <a className="link call-number" href={telephone(phone)}>
            <IconPhone />
            {phone}
            <span className="sr-only">: {name}</span>
          </a>
        ) : (
          <p className="field-hint">{say('desk:calls.noPhone')}</p>
        )}
        <p className="field-hint">{say(`desk:calls.why.${why}`)}</p>
      </div>
      <div className="desk-what">
        <p className="desk-when">{say(`desk:calls.news.${news}`)}</p>
        <p>{formatMoment(about.startsAt, about.timezone, language)}</p>
        <p>
          {about.doctorName} <span className="desk-place">{about.locationName}</span>
        </p>
        {about.statusReason && <p className="desk-reason">{about.statusReason}</p>}
        {doneAt !== null && (
          <p className="field-hint">
            {say('desk:calls.doneAt', { moment: savedMoment(doneAt, language) })}
            {note && `: ${note}`}
          </p>
        )}
      </div>
      {doneAt === null && (
        <form
          className="call-form"
          onSubmit={event => {
            event.preventDefault()
            onDone(said.trim())
          }}
        >
          <label className="sr-only" htmlFor={`note-${id}`}>
            {say('desk:calls.note')}: {name}
          </label>
          <input
            id={`note-${id}`}
            className="control"
            placeholder={say('desk:calls.note')}
            maxLength={500}
            value={said}
            onChange={event => setSaid(event.target.value)}
          />
          <button type="submit" className="button button-small" aria-disabled={busy || undefined}>
            {say('desk:calls.done')}
            <span className="sr-only">: {name}</span>
          </button>
        </form>
      )}
    </li>
  )
}

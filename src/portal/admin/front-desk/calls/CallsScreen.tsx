import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { FilterSelect } from '../../../kit/list/filters.tsx'
import { ListPage } from '../../../kit/list/ListPage.tsx'
import { choiceFilter } from '../../../kit/list/list-address.ts'
import { useList } from '../../../kit/list/use-list.ts'
import { type Action, useAction } from '../../../kit/use-action.ts'
import { useLeaveGuard, withoutDraft } from '../../../kit/use-leave-guard.ts'
import { useRowAction } from '../../../kit/use-row-action.ts'
import { useUnsaved } from '../../../kit/use-unsaved.ts'
import { $unsaved } from '../../../session.ts'
import { useTranslation } from '../../../texts.ts'
import { UndeliveredLink } from '../../messages/UndeliveredLink.tsx'
import { useNextFocus } from '../use-next-focus.ts'
import { CallPanel } from './CallPanel.tsx'
import { CallRow } from './CallRow.tsx'
import { beginCall, callsOptions, markCalled } from './call-calls.ts'
import { missingCalls, type TypedNotes, withMissing, withNote } from './typed-notes.ts'

const filters = { done: choiceFilter(['true']) }

/** Patients to call, the soonest appointment first. */
export function CallsScreen() {
  const { t } = useTranslation()
  const list = useList(filters)
  const { page } = list.query
  const isDone = list.query.done === 'true'
  const calls = useQuery(callsOptions(isDone, page))
  // Not in the rows: a row disappears when a colleague closes its call.
  const [notes, setNotes] = useState<TypedNotes>(new Map())
  const setNote = (call: CallItem, text: string) => setNotes(all => withNote(all, call, text))
  const finish = useRowAction(({ id }: CallItem) => markCalled(id, notes.get(id)?.text.trim() ?? ''), {
    done: t('desk:calls.marked'),
    onDone: (_, call) => setNote(call, ''),
  })
  const [calling, setCalling] = useState<CallItem | null>(null)
  const missing = isDone || !calls.data ? [] : missingCalls(calls.data.result, notes)
  const done = useQuery({
    ...callsOptions(true, 1),
    enabled: missing.some(one => !finish.pending.has(one.id) && one.id !== calling?.id),
    staleTime: 0,
  })
  useUnsaved(notes.size > 0)
  // The note of a call is stored only with its result.
  useLeaveGuard(useStore($unsaved) > 0, withoutDraft)
  const begin = useAction((id: string) => beginCall(id), { onDone: setCalling })
  const none = {
    picture: 'list',
    title: t(isDone ? 'desk:calls.noneDone' : 'desk:calls.emptyTitle'),
    text: t('desk:calls.emptyText'),
    action: false,
  } as const
  return (
    <>
      <ListPage
        title={t('desk:calls.title')}
        note={<UndeliveredLink />}
        list={list}
        rows={{
          ...calls,
          data: calls.data && {
            ...calls.data,
            result: withMissing(calls.data.result, missing, done.data?.result ?? []),
          },
        }}
        found={count => t('desk:calls.found', { count })}
        empty={none}
        none={none}
        filters={
          <FilterSelect
            label={t('desk:calls.filter')}
            any={t('desk:calls.open')}
            options={[['true', t('desk:calls.closed')]]}
            {...list.field('done')}
          />
        }
      >
        {shown => (
          <Calls
            calls={shown}
            notes={notes}
            begin={begin}
            isBusy={({ id }) => begin.pending === id || finish.pending.has(id)}
            onNote={setNote}
            onDone={finish.run}
          />
        )}
      </ListPage>
      {/* Not below the list: it stays open, with its note, if a refetch leaves no call. */}
      {calling && (
        <CallPanel
          call={calling}
          said={notes.get(calling.id)?.text ?? ''}
          onNote={note => setNote(calling, note)}
          onClose={() => setCalling(null)}
        />
      )}
    </>
  )
}

interface CallsProps {
  calls: CallItem[]
  notes: TypedNotes
  begin: Action<string>
  isBusy(call: CallItem): boolean
  onNote(call: CallItem, note: string): void
  onDone(call: CallItem): Promise<unknown>
}

function Calls({ calls, notes, begin, isBusy, onNote, onDone }: CallsProps) {
  const { list, leave, act } = useNextFocus<HTMLUListElement>()
  return (
    <ul className="grid gap-2" ref={list}>
      {calls.map((one, index) => (
        <CallRow
          key={one.id}
          call={one}
          begin={begin}
          busy={isBusy(one)}
          note={notes.get(one.id)?.text ?? ''}
          onNote={note => {
            // Without its note the row of a closed call disappears.
            if (note === '' && one.doneAt !== null) leave(index)
            onNote(one, note)
          }}
          onDone={() => act(index, () => onDone(one))}
        />
      ))}
    </ul>
  )
}

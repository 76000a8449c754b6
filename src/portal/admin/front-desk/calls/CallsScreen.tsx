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
import { $unsaved } from '../../../session.ts'
import { useTranslation } from '../../../texts.ts'
import { UndeliveredLink } from '../../messages/UndeliveredLink.tsx'
import { useNextFocus } from '../use-next-focus.ts'
import { CallPanel } from './CallPanel.tsx'
import { CallRow } from './CallRow.tsx'
import { beginCall, callsOptions, markCalled } from './call-calls.ts'

const filters = { done: choiceFilter(['true']) }

/** Patients to call, the soonest appointment first. */
export function CallsScreen() {
  const { t } = useTranslation()
  const list = useList(filters)
  // The note of a call is stored only with its result.
  useLeaveGuard(useStore($unsaved) > 0, withoutDraft)
  const [calling, setCalling] = useState<CallItem | null>(null)
  const begin = useAction((id: string) => beginCall(id), { onDone: setCalling })
  const isDone = list.query.done === 'true'
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
        rows={useQuery(callsOptions(isDone, list.query.page))}
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
        {calls => <Calls calls={calls} begin={begin} />}
      </ListPage>
      {/* Not below the list: it stays open, with its note, if a refetch leaves no call. */}
      {calling && <CallPanel call={calling} onClose={() => setCalling(null)} />}
    </>
  )
}

function Calls({ calls, begin }: { calls: CallItem[]; begin: Action<string> }) {
  const { t } = useTranslation()
  const { list, act } = useNextFocus<HTMLUListElement>()
  const finish = useRowAction(({ id, note }: { id: string; note: string }) => markCalled(id, note), {
    done: t('desk:calls.marked'),
  })
  return (
    <ul className="grid gap-2" ref={list}>
      {calls.map((one, index) => (
        <CallRow
          key={one.id}
          call={one}
          begin={begin}
          busy={begin.pending === one.id || finish.pending.has(one.id)}
          onDone={note => act(index, () => finish.run({ id: one.id, note }))}
        />
      ))}
    </ul>
  )
}

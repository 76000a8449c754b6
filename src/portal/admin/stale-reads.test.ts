import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../queries.ts'
import { beginCall } from './front-desk/calls/call-calls.ts'
import { accept, acceptAll } from './front-desk/calls.ts'
import { bookAtDesk, transitionAppointment } from './front-desk/day/day-calls.ts'
import { erasePatient, savePatient } from './patients/calls.ts'
import { callPatient } from './queue/calls.ts'
import { deleteRow, saveException, saveSession } from './schedule/calls.ts'

afterEach(() => queryClient.clear())

const day = ['admins', 'appointments', 'day']
const patient = ['admins', 'patients', 'one', 'p1']
const body = {} as never

const writes: [string, (typeof day)[], () => Promise<unknown>][] = [
  ['a patient is corrected', [day], () => savePatient('p1', body)],
  ['a patient is erased', [day], () => erasePatient('p2')],
  ['a session is changed', [day, patient], () => saveSession('s1', body, 'dr. Ayu')],
  ['an absence is entered in the timetable', [day, patient], () => saveException(null, body, 'dr. Ayu')],
  ['a session is deleted', [day, patient], () => deleteRow('sessions', 's1', 'dr. Ayu')],
  ['a request is accepted', [day, patient], () => accept('a1')],
  ['several requests are accepted', [day, patient], () => acceptAll([{ id: 'a1' } as never])],
  ['a patient arrives', [day, patient], () => transitionAppointment('a1', 'check-in')],
  ['a patient is booked', [day, patient], () => bookAtDesk(body, 'key')],
  ['a call begins', [day, patient], () => beginCall('c1')],
  ['a number is called', [day, patient], () => callPatient(body)],
]

test.each(writes)(
  'when %s, the day and the page of the patient are not shown as they were',
  async (_, stale, write) => {
    vi.stubGlobal('fetch', async () => Response.json({ result: {}, meta: { message: '' } }))
    for (const key of [day, patient]) queryClient.setQueryData(key, {})
    await write()
    expect(stale.filter(key => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([])
  },
)

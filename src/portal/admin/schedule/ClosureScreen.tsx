import { useSearchParams } from 'react-router-dom'
import type { ClosedDoctor } from '#entities/schedule/closure.ts'
import { isDate } from '../../kit/list/list-address.ts'
import { useTranslation } from '../../texts.ts'
import { ReviewedChange } from '../front-desk/leave/ReviewedChange.tsx'
import { ClosedDoctors } from './ClosedDoctors.tsx'
import { ClosureForm } from './ClosureForm.tsx'
import { ClosureList } from './ClosureList.tsx'
import { createClosure, previewClosure } from './closure-calls.ts'
import { type ClosureForm as Form, writeOf } from './closure-form.ts'

const sum = (doctors: ClosedDoctor[], name: 'displaced' | 'byMessage' | 'toCall') =>
  doctors.reduce((all, one) => all + one[name], 0)

/** Closes a location, a unit or several doctors, with one save for all. */
export function ClosureScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const from = isDate(date) ? date : Temporal.Now.plainDateISO().toString()
  const initial: Form = {
    target: 'location',
    doctors: [],
    unit: '',
    location: (params.get('location') ?? '').slice(0, 80),
    from,
    to: from,
    hours: false,
    startTime: '',
    endTime: '',
    note: '',
  }
  return (
    <ReviewedChange
      title={t('desk:closure.title')}
      initial={initial}
      form={props => <ClosureForm {...props} />}
      ask={form => previewClosure(writeOf(form))}
      review={({ result: doctors, meta: { checkedIn } }) => ({
        count: sum(doctors, 'displaced'),
        byMessage: sum(doctors, 'byMessage'),
        toCall: sum(doctors, 'toCall'),
        checkedIn,
        content: <ClosedDoctors doctors={doctors} />,
      })}
      save={form => createClosure(writeOf(form), t('desk:closure.title'))}
      below={() => <ClosureList />}
    />
  )
}

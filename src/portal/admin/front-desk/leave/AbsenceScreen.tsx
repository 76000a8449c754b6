import { useSearchParams } from 'react-router-dom'
import { isDate } from '../../../kit/list/list-address.ts'
import { useTranslation } from '../../../texts.ts'
import { createException, previewAffected } from '../day/day-calls.ts'
import { AbsenceForm } from './AbsenceForm.tsx'
import { AbsenceList } from './AbsenceList.tsx'
import { AffectedPatients } from './AffectedPatients.tsx'
import { type Absence, exceptionOf } from './absence.ts'
import { ReviewedChange } from './ReviewedChange.tsx'

/** Enters an absence or delay of a doctor. */
export function AbsenceScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const from = isDate(date) ? date : Temporal.Now.plainDateISO().toString()
  const initial: Absence = {
    doctor: (params.get('doctor') ?? '').slice(0, 80),
    location: (params.get('location') ?? '').slice(0, 80),
    kind: 'leave',
    from,
    to: from,
    session: (params.get('session') ?? '').slice(0, 5),
    minutes: 30,
    cancelBefore: false,
    everywhere: false,
  }
  return (
    <ReviewedChange
      title={t('desk:absence.title')}
      initial={initial}
      form={props => <AbsenceForm {...props} />}
      ask={form => previewAffected(exceptionOf(form))}
      review={({ result: affected, meta: { checkedIn } }) => ({
        count: affected.length,
        byMessage: affected.filter(one => one.by === 'message').length,
        toCall: affected.filter(one => one.by === 'call' || one.alsoCall).length,
        checkedIn,
        content: <AffectedPatients affected={affected} />,
      })}
      save={form => createException(exceptionOf(form))}
      below={form => <AbsenceList location={form.location} date={form.from} />}
    />
  )
}

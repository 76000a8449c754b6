import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, errorLines } from '#api/errors.ts'
import type { ClosedDoctor } from '#entities/schedule/closure.ts'
import { useTranslation } from '../../texts.ts'
import { isSaidOver, useUnsaved } from '../content/edit/use-unsaved.ts'
import type { Told } from '../front-desk/day/day-calls.ts'
import { isDate } from '../front-desk/desk-query.ts'
import { AbsenceTold } from '../front-desk/leave/AbsenceTold.tsx'
import { Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { ClosureForm } from './ClosureForm.tsx'
import { ClosureList } from './ClosureList.tsx'
import { ClosureReview } from './ClosureReview.tsx'
import { askClosed, close } from './closure-calls.ts'
import { type ClosureForm as Form, writeOf } from './closure-form.ts'

/** Closes a location, a unit or several doctors: the form, then the displaced patients, then one save for all. */
export function ClosureScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const from = isDate(date) ? date : Temporal.Now.plainDateISO().toString()
  const [begun, setBegun] = useState(false)
  const [form, setForm] = useState<Form>({
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
  })
  const [closed, setClosed] = useState<ClosedDoctor[] | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useUnsaved(begun && told === null)

  async function run<T>(work: () => Promise<T>, then: (result: T) => void) {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      then(await work())
    } catch (error) {
      if (isSaidOver(error)) return
      setFailure(errorLines(error).detail)
      // The closure may be saved although the answer was lost: the list shows it, and a new review shows which patients are left.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) setClosed(null)
    } finally {
      setBusy(false)
    }
  }
  const day = adminPaths.day({ location: form.location, date: form.from })
  return (
    <Page title={t('desk:closure.title')} back={{ to: day, label: t('desk:day.back') }}>
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      {told ? (
        <AbsenceTold told={told} day={day} />
      ) : closed ? (
        <ClosureReview
          doctors={closed}
          busy={busy}
          onBack={() => {
            setClosed(null)
            setFailure(null)
          }}
          onClose={() => run(() => close(writeOf(form), t('desk:closure.title')), setTold)}
        />
      ) : (
        <ClosureForm
          form={form}
          busy={busy}
          change={one => {
            setBegun(true)
            setForm({ ...form, ...one })
          }}
          onAsk={() => run(() => askClosed(writeOf(form)), setClosed)}
        />
      )}
      <ClosureList />
    </Page>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, errorLines } from '#api/errors.ts'
import type { AffectedPatient } from '#entities/schedule/desk.ts'
import { useTranslation } from '../../../texts.ts'
import { isSaidOver, useUnsaved } from '../../content/edit/use-unsaved.ts'
import { Page } from '../../layout/Page.tsx'
import { adminPaths } from '../../paths.ts'
import { askAffected, type Told, tellDeparture } from '../day/day-calls.ts'
import { isDate } from '../desk-query.ts'
import { AbsenceForm } from './AbsenceForm.tsx'
import { AbsenceList } from './AbsenceList.tsx'
import { AbsenceReview } from './AbsenceReview.tsx'
import { AbsenceTold } from './AbsenceTold.tsx'
import { type Departure, exceptionOf } from './departure.ts'

/** Enters an absence or delay in three steps: the form, the displaced patients with their messages, then the patients to call. */
export function AbsenceScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const date = params.get('date') ?? ''
  const today = Temporal.Now.plainDateISO().toString()
  const from = isDate(date) ? date : today
  const [begun, setBegun] = useState(false)
  const [departure, setDeparture] = useState<Departure>({
    doctor: (params.get('doctor') ?? '').slice(0, 80),
    location: (params.get('location') ?? '').slice(0, 80),
    kind: 'leave',
    from,
    to: from,
    session: (params.get('session') ?? '').slice(0, 5),
    minutes: 30,
    cancelBefore: false,
    everywhere: false,
  })
  const [affected, setAffected] = useState<AffectedPatient[] | null>(null)
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
      // The absence may be saved although the answer was lost: a new review shows which patients are left, so that no patient is notified twice.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) setAffected(null)
    } finally {
      setBusy(false)
    }
  }
  const day = adminPaths.day({ location: departure.location, date: departure.from })
  return (
    <Page title={t('desk:absence.title')} back={{ to: day, label: t('desk:day.back') }}>
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      {told ? (
        <AbsenceTold told={told} day={day} />
      ) : affected ? (
        <AbsenceReview
          affected={affected}
          busy={busy}
          onBack={() => {
            setAffected(null)
            setFailure(null)
          }}
          onTell={() => run(() => tellDeparture(exceptionOf(departure)), setTold)}
        />
      ) : (
        <AbsenceForm
          departure={departure}
          busy={busy}
          change={one => {
            setBegun(true)
            setDeparture({ ...departure, ...one })
          }}
          onAsk={() => run(() => askAffected(exceptionOf(departure)), setAffected)}
        />
      )}
      <AbsenceList location={departure.location} date={departure.from} />
    </Page>
  )
}

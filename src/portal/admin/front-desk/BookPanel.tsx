import { useState } from 'react'
import { packageTermsOf } from '#entities/appointment/package-offer.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Details } from '../../kit/Details.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { usePackage } from '../../patient/booking/use-names.ts'
import { blankDraft, choiceOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
import { publicPath } from '../paths.ts'
import type { PatientRow } from '../patients/calls.ts'
import { PatientLine } from '../patients/PatientLine.tsx'
import { PatientPicker } from '../patients/PatientPicker.tsx'
import { Doubles } from './book/Doubles.tsx'
import { NewPatientFields } from './book/NewPatientFields.tsx'
import { newPatientFrom, newPatientSchema } from './book/new-patient.ts'
import { useBooking } from './book/use-booking.ts'
import type { FreePlace } from './day/day-sessions.ts'
import { packageRows, TargetGroup } from './package-rows.tsx'
import { useGuarantorFieldTexts } from './use-guarantor-text.ts'

interface PanelProps {
  session: DeskSession
  place: FreePlace
  /** The patient who was chosen before the place. */
  patient?: PatientRow | undefined
  onBooked?(): void
  onClose(): void
}

/**
 * Books at the counter or by telephone: the appointment is accepted at once. It begins with the search for the patient;
 * a patient who is not found is entered as a new one. The terms of a package are shown, to be read to the patient.
 */
export function BookPanel({ session, place, patient, onBooked, onClose }: PanelProps) {
  const { t, language } = useTranslation()
  // A guess, to save a press: a patient at the counter books today, a caller another day.
  const today = todayIn(session.timezone, Temporal.Now.instant())
  const isToday = session.date === today
  const [source, setSource] = useState<'walk_in' | 'phone'>(isToday ? 'walk_in' : 'phone')
  const [chosen, setChosen] = useState<PatientRow | 'new' | null>(patient ?? null)
  const form = useZodForm(newPatientSchema, newPatientFrom(''))
  const [reason, setReason] = useState('')
  const [pays, setPays] = useState(blankDraft)
  const words = useGuarantorFieldTexts()
  const program = usePackage(session.doctor).data
  const { book, doubles } = useBooking(() => {
    onBooked?.()
    onClose()
  })
  const unclear = draftProblem(pays)
  const { problem, submit, isAsked } = useChecks({
    'book-patient': chosen === null && t('desk:book.patientNeeded'),
    ...(unclear && { [unclear.field]: unclear.field }),
  })
  const run = (who: Parameters<typeof book.run>[0]['patient']) =>
    book.run({
      ...{ schedule: session.schedule, startsAt: place.startsAt, patient: who, source },
      ...{ reason: reason.trim() || undefined, guarantor: choiceOf(pays) ?? undefined },
    })
  const runNew = (answer: 'refuse' | 'known') =>
    form.handleSubmit(
      values => run({ ...values, doubles: answer }),
      errors => {
        const first = (['name', 'phone', 'birthDate'] as const).find(field => errors[field])
        if (first) form.setFocus(first)
      },
    )()
  const choose = (one: PatientRow | 'new' | null) => {
    book.clear()
    setChosen(one)
  }
  const { name, phone } = form.getValues()
  const firstOfNew = name !== '' && phone === '' ? 'book-phone' : 'book-name'
  const focus = chosen === null ? 'book-patient' : chosen === 'new' ? firstOfNew : 'book-reason'
  return (
    <FormPanel
      title={t('desk:book.title')}
      submit={t(book.isPending ? 'admin:form.saving' : 'desk:book.book')}
      action={doubles.length > 0 ? { ...book, failure: [] } : book}
      isUnsaved={chosen !== (patient ?? null) || reason !== '' || pays.kind !== 'later'}
      focus={focus}
      onSubmit={submit(() => (chosen === 'new' ? runNew('refuse') : chosen && run({ id: chosen.id })))}
      onClose={onClose}
    >
      <p>
        <strong>{formatMoment(place.startsAt, session.timezone, language)}</strong>
        <br />
        {program ? (
          <a
            className="link"
            href={publicPath('packages', program.slug, language) ?? ''}
            target="_blank"
            rel="noreferrer"
          >
            {session.doctorName}
          </a>
        ) : (
          session.doctorName
        )}
      </p>
      {program && <TargetGroup timetable={session.doctor} />}
      <RadioField
        label={t('desk:book.source')}
        look="chips"
        value={source}
        onChange={value => setSource(value as typeof source)}
        choices={[
          { value: 'walk_in', label: t('desk:book.walkIn') },
          { value: 'phone', label: t('desk:book.phone') },
        ]}
      />
      {chosen === null ? (
        <PatientPicker
          id="book-patient"
          errorMessage={problem('book-patient')}
          onPick={choose}
          onNew={typed => {
            form.reset(newPatientFrom(typed))
            choose('new')
          }}
        />
      ) : (
        <>
          <PatientLine of={chosen === 'new' ? null : chosen}>
            <Button variant="quiet" size="small" onClick={() => choose(null)}>
              {t('desk:book.somebodyElse')}
            </Button>
          </PatientLine>
          {chosen === 'new' && <NewPatientFields form={form} />}
        </>
      )}
      {doubles.length > 0 && (
        <Doubles rows={doubles} onChoose={choose} onNew={() => runNew('known')} isPending={book.isPending} />
      )}
      {chosen !== null && (
        <>
          <TextField
            id="book-reason"
            label={t('admin:desk.reason')}
            note={`(${t('admin:form.optional')})`}
            value={reason}
            onChange={setReason}
            maxLength={500}
            autoComplete="off"
          />
          <GuarantorFields
            label={t('dependants:desk.pays')}
            draft={pays}
            onChange={setPays}
            asked={isAsked}
            words={words}
            visit={{ doctor: session.doctor, location: session.location }}
          />
        </>
      )}
      {program && <Details tiles rows={packageRows(packageTermsOf(program, today), t, language)} />}
    </FormPanel>
  )
}

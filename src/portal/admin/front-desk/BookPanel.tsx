import { useState } from 'react'
import { isAnswered } from '#api/errors.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useAction } from '../../kit/use-action.ts'
import { blankDraft, choiceOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
import { invalidateAppointments } from './calls.ts'
import { bookAtDesk } from './day/day-calls.ts'
import type { FreePlace } from './day/day-lines.ts'
import { useDeskGuarantorTexts } from './use-guarantor-text.ts'

interface PanelProps {
  session: DeskSession
  place: FreePlace
  onClose(): void
}

/** Books at the counter or by telephone. The appointment is accepted at once; name and number identify the patient. */
export function BookPanel({ session, place, onClose }: PanelProps) {
  const { t, language } = useTranslation()
  const [source, setSource] = useState<'walk_in' | 'phone'>('walk_in')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [reason, setReason] = useState('')
  const [pays, setPays] = useState(blankDraft)
  const words = useDeskGuarantorTexts()
  const [key, setKey] = useState(newIdempotencyKey)
  const book = useAction(
    () => {
      const { schedule } = session
      const patient = { name: name.trim(), phone: phone.trim() }
      const guarantor = choiceOf(pays) ?? undefined
      const about = { source, reason: reason.trim() || undefined, guarantor }
      return bookAtDesk({ schedule, startsAt: place.startsAt, patient, ...about }, key)
    },
    {
      done: ({ code, queueNumber }) => ({
        summary: t('desk:book.done', { patient: name.trim(), code }),
        ...(queueNumber === null ? {} : { detail: t('admin:desk.queue', { number: queueNumber }) }),
        life: 15_000,
      }),
      onDone: onClose,
      showError: 'here',
      onError: error => {
        // After an answer the next attempt is a new request. Without one it is a retry with the same key: after a 502 or
        // 504 of a proxy the booking may still exist.
        if (!isAnswered(error)) return
        setKey(newIdempotencyKey())
        if (error.status === 409) void invalidateAppointments()
      },
    },
  )
  const unclear = draftProblem(pays)
  const { problem, submit, isAsked } = useChecks({
    'book-name': name.trim() === '' && t('desk:book.nameNeeded'),
    'book-phone': phone.trim() === '' && t('desk:book.phoneNeeded'),
    ...(unclear && { [unclear.field]: unclear.field }),
  })
  return (
    <FormPanel
      title={t('desk:book.title')}
      submit={t(book.isPending ? 'admin:form.saving' : 'desk:book.book')}
      action={book}
      isUnsaved={name !== '' || phone !== '' || reason !== '' || pays.kind !== 'later'}
      focus="book-name"
      onSubmit={submit(book.run)}
      onClose={onClose}
    >
      <p>
        <strong>{formatMoment(place.startsAt, session.timezone, language)}</strong>
        <br />
        {session.doctorName}
      </p>
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
      <TextField
        id="book-name"
        label={t('admin:patients.name')}
        value={name}
        onChange={setName}
        isRequired
        autoComplete="off"
        errorMessage={problem('book-name')}
      />
      <TextField
        id="book-phone"
        label={t('admin:patients.phone')}
        type="tel"
        value={phone}
        onChange={setPhone}
        isRequired
        autoComplete="off"
        errorMessage={problem('book-phone')}
      />
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
      />
    </FormPanel>
  )
}

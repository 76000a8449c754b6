import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines, isAnswered } from '#api/errors.ts'
import type { CallItem, CallPlaces } from '#entities/appointment/appointment-call.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Failure } from '../../../kit/Failure.tsx'
import { useDateWords } from '../../../kit/form/use-date-words.ts'
import { isDate } from '../../../kit/list/list-address.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { invalidateAppointments, useLocationName } from '../calls.ts'
import { CallLink } from './CallRow.tsx'
import { bookFromCall, callPlacesOptions, cancelFromCall, markCalled, noteNoAnswer } from './call-calls.ts'

interface PanelProps {
  call: CallItem
  /** The note as it is typed. It is that of the row: a panel that is closed without a result leaves it there. */
  said: string
  onNote(note: string): void
  onClose(): void
}

/** Records the result of a call: another slot, no slot, or no answer. Each stores the note. */
export function CallPanel({ call, said, onNote, onClose }: PanelProps) {
  const { t, language } = useTranslation()
  const words = useDateWords()
  const { appointment: about } = call
  const { name, phone } = about.patient
  const [from, setFrom] = useState('')
  /** Slot, note and idempotency key of a request without an answer: a retry with the same key books once. */
  const [sent, setSent] = useState({ body: '', key: '' })
  const free = useQuery(callPlacesOptions(call.id, isDate(from) ? from : ''))
  const stands = isMovable(about.status)
  const note = said.trim()

  const action = useAction(({ work }: { name: string; work(): Promise<string> }) => work(), {
    done: summary => ({ summary, life: 15_000 }),
    onDone: () => {
      onNote('')
      onClose()
    },
    showError: 'here',
    onError: error => {
      if (!isAnswered(error)) return
      setSent({ body: '', key: '' })
      // A colleague or the patient was faster, or the slot is taken.
      void invalidateAppointments()
    },
  })
  const act = (name: string, work: () => Promise<string>) => action.run({ name, work })
  const stateOf: StateOf = name => ({
    isPending: action.pending?.name === name,
    'aria-disabled': action.isPending || undefined,
  })
  const choose = (doctor: string, schedule: string, startsAt: string) => {
    const place = schedule + startsAt
    return act(place, async () => {
      const body = place + note
      const key = sent.body === body ? sent.key : newIdempotencyKey()
      setSent({ body, key })
      const made = await bookFromCall(call, { doctor, schedule, startsAt }, note, key)
      const moment = formatMoment(made.startsAt, made.timezone, language)
      return t('desk:calls.booked', { moment, code: made.code })
    })
  }
  const noPlace = () =>
    act('noPlace', async () => {
      if (stands) await cancelFromCall(call, t('desk:calls.cancelReason'), note)
      else await markCalled(call.id, note, 'cancelled')
      return t('desk:calls.marked')
    })
  const others = free.data?.others ?? []
  const placeOf = (one: CallItem['appointment']) =>
    [
      formatMoment(one.startsAt, one.timezone, language),
      appointmentTitle(one, language),
      one.locationName,
    ].join(', ')
  return (
    <Panel title={t('desk:calls.panel', { name })} wide onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <strong>{t(`desk:calls.news.${call.news}`)}</strong>
          <br />
          {formatMoment(about.startsAt, about.timezone, language)}, {appointmentTitle(about, language)},{' '}
          {about.locationName}
        </p>
        {call.note && <p className="whitespace-pre-line">{call.note}</p>}
        {call.earlier && <p>{t('desk:calls.earlier', { place: placeOf(call.earlier) })}</p>}
        {phone && <CallLink phone={phone} />}
        <Failure of={action} />
        <DateField
          id="call-from"
          label={t('desk:calls.from')}
          note={`(${t('admin:form.optional')})`}
          value={from}
          onChange={setFrom}
          errorMessage={from === '' || isDate(from) ? undefined : t('desk:absence.dateNeeded')}
          {...words}
        />
        <section className="alternatives" aria-busy={free.isFetching}>
          <h3>{t('desk:calls.same', { doctor: appointmentTitle(about, language) })}</h3>
          <Places places={free.data?.places} stateOf={stateOf} onChoose={choose} doctor={about.doctor} />
        </section>
        {others.length > 0 && (
          <section className="alternatives">
            <h3>{t('desk:calls.others')}</h3>
            {others.map(one => (
              <div key={one.doctor} className="grid gap-2">
                <h4>{one.doctorName}</h4>
                <Places places={one.places} stateOf={stateOf} onChoose={choose} doctor={one.doctor} />
              </div>
            ))}
          </section>
        )}
        {free.isError && (
          <Notice tone="error" role="alert">
            {errorLines(free.error).detail}
          </Notice>
        )}
        <TextField
          id="call-note"
          label={t('desk:calls.note')}
          autoComplete="off"
          maxLength={500}
          value={said}
          onChange={onNote}
        />
        <div className="button-row">
          <Button
            {...stateOf('noAnswer')}
            onClick={() =>
              act('noAnswer', async () => {
                await noteNoAnswer(call.id, note)
                return t('desk:calls.noAnswerNoted')
              })
            }
          >
            {t('desk:calls.noAnswer')}
          </Button>
          <Button
            {...stateOf('told')}
            onClick={() =>
              act('told', async () => {
                await markCalled(call.id, note)
                return t('desk:calls.marked')
              })
            }
          >
            {t('desk:calls.told')}
          </Button>
          <Button variant="quiet" {...stateOf('noPlace')} onClick={noPlace}>
            {t(stands ? 'desk:calls.cancel' : 'desk:calls.noPlace')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** Whether the button with this name runs, or waits for another. */
type StateOf = (name: string) => { isPending: boolean; 'aria-disabled': true | undefined }

interface PlacesProps {
  places: CallPlaces['places'] | undefined
  doctor: string
  stateOf: StateOf
  onChoose(doctor: string, schedule: string, startsAt: string): void
}

function Places({ places, doctor, stateOf, onChoose }: PlacesProps) {
  const { t, language } = useTranslation()
  const where = useLocationName()
  const free = places?.flatMap(one => one.places.map(({ startsAt }) => ({ ...one, startsAt })))
  if (free?.length === 0) return <p>{t('desk:calls.noPlaces')}</p>
  return (
    <div className="button-row">
      {free?.map(one => (
        <Button
          key={one.schedule + one.startsAt}
          variant="quiet"
          size="small"
          {...stateOf(one.schedule + one.startsAt)}
          onClick={() => onChoose(doctor, one.schedule, one.startsAt)}
        >
          {formatMoment(one.startsAt, one.timezone, language)}, {where(one.location)}
        </Button>
      ))}
    </div>
  )
}

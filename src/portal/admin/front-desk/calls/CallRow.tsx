import type { ReactNode } from 'react'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { telephone } from '#entities/people/telephone.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import IconPhone from '~icons/lucide/phone'
import { submitting } from '../../../kit/submitting.ts'
import type { Action } from '../../../kit/use-action.ts'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { savedMoment } from '../../moments.ts'
import { adminPaths } from '../../paths.ts'
import { PatientNote } from '../PatientNote.tsx'

interface RowProps {
  call: CallItem
  /** Begins a call: one at a time, also in other rows. */
  begin: Action<string>
  /** An action of this row runs. */
  busy: boolean
  /** The typed note. With it the row stays when the call is closed meanwhile. */
  note: string
  onNote(note: string): void
  onDone(): void
}

/** An entry of the call list: patient, reason, calls so far, and outcome. */
export function CallRow({ call, begin, busy, note, onNote, onDone }: RowProps) {
  const { news, why, appointment: about, doneAt } = call
  const { t, language } = useTranslation()
  const { name, phone } = about.patient
  const isOpen = doneAt === null
  const hasNote = note !== ''
  const calledBy = call.attempts.find(one => one.result === null && !one.mine)
  const canCall = isOpen && !calledBy
  return (
    <li className="desk-row" data-waits={isOpen || undefined}>
      <div className="desk-who">
        <Link className="desk-patient" to={adminPaths.appointment(about.id)}>
          <bdi>{name}</bdi>
        </Link>
        <PatientNote of={about} />
        {phone ? (
          <CallLink phone={phone}>
            <span className="sr-only">: {name}</span>
          </CallLink>
        ) : (
          <p className="field-hint">{t('desk:calls.noPhone')}</p>
        )}
        <p className="field-hint">{t(`desk:calls.why.${why}`)}</p>
      </div>
      <div className="desk-what">
        <p className="desk-when">{t(`desk:calls.news.${news}`)}</p>
        <p>{formatMoment(about.startsAt, about.timezone, language)}</p>
        <p>
          {appointmentTitle(about, language)} <span className="desk-place">{about.locationName}</span>
        </p>
        {about.statusReason && <p className="desk-reason">{about.statusReason}</p>}
        <Attempts call={call} />
        {isOpen && call.note && <p className="field-hint whitespace-pre-line">{call.note}</p>}
        {doneAt !== null && <Outcome call={call} doneAt={doneAt} />}
      </div>
      {(isOpen || hasNote) && (
        <div className="grid justify-items-start gap-2">
          {isOpen && calledBy && (
            <p className="badge badge-warning">
              {t('desk:calls.taken', {
                name: calledBy.by ?? '',
                moment: savedMoment(calledBy.at, language),
              })}
            </p>
          )}
          {!isOpen && (
            <Notice tone="urgent" role="alert">
              {t('desk:calls.closedMeanwhile')}
            </Notice>
          )}
          {(canCall || hasNote) && (
            <form
              className="flex flex-wrap items-center gap-2"
              onSubmit={submitting(() => canCall && !busy && onDone())}
            >
              {canCall && (
                <Button
                  variant="primary"
                  size="small"
                  aria-haspopup="dialog"
                  aria-disabled={busy || begin.isPending || undefined}
                  onClick={() => !busy && begin.run(call.id)}
                >
                  {t('desk:calls.call')}
                  <span className="sr-only">: {name}</span>
                </Button>
              )}
              <TextField
                label={`${t('desk:calls.note')}: ${name}`}
                hideLabel
                placeholder={t('desk:calls.note')}
                autoComplete="off"
                maxLength={500}
                value={note}
                onChange={onNote}
              />
              {/* Disabled, not removed: pressed after a colleague had closed the call, it would take the focus with it. */}
              <Button
                type="submit"
                variant="quiet"
                size="small"
                aria-disabled={busy || !canCall || undefined}
              >
                {t('desk:calls.done')}
                <span className="sr-only">: {name}</span>
              </Button>
              {!isOpen && (
                <Button variant="quiet" size="small" onClick={() => onNote('')}>
                  {t('desk:calls.discard')}
                  <span className="sr-only">: {name}</span>
                </Button>
              )}
            </form>
          )}
        </div>
      )}
    </li>
  )
}

export const CallLink = ({ phone, children }: { phone: string; children?: ReactNode }) => (
  <a
    className="link inline-flex min-h-11 items-center gap-1.5 font-[650] tabular-nums"
    href={telephone(phone)}
  >
    <IconPhone />
    {phone}
    {children}
  </a>
)

function Attempts({ call: { attempts } }: { call: CallItem }) {
  const { t, language } = useTranslation()
  const ended = attempts.flatMap(({ result, ...one }) => (result === null ? [] : [{ ...one, result }]))
  if (ended.length === 0) return null
  return (
    <>
      <p className="field-hint">{t('desk:calls.attempts', { count: ended.length })}</p>
      <ul className="field-hint">
        {ended.map(({ by, at, result }) => (
          <li key={at}>
            {t(`desk:calls.attempt.${result}`, { name: by ?? '', moment: savedMoment(at, language) })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Outcome({ call, doneAt }: { call: CallItem; doneAt: string }) {
  const { t, language } = useTranslation()
  const { outcome, doneBy, note, newAppointment: instead } = call
  const values = { name: doneBy ?? '', moment: savedMoment(doneAt, language) }
  return (
    <>
      <p className="field-hint whitespace-pre-line">
        {outcome && (doneBy || !byDesk.has(outcome))
          ? t(`desk:calls.outcome.${outcome}`, values)
          : t('desk:calls.doneAt', values)}
        {note && `: ${note}`}
      </p>
      {instead && (
        <p>
          <Link className="link" to={adminPaths.appointment(instead.id)}>
            {formatMoment(instead.startsAt, instead.timezone, language)},{' '}
            {appointmentTitle(instead, language)}
          </Link>
        </p>
      )}
    </>
  )
}

/** Outcomes whose sentence names who called. */
const byDesk = new Set<CallItem['outcome']>(['told', 'booked', 'cancelled'])

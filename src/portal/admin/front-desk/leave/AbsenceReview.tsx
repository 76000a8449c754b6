import { useEffect, useRef } from 'react'
import { telephone } from '#entities/people/telephone.ts'
import type { AffectedPatient } from '#entities/schedule/desk.ts'
import { expectedStart } from '#entities/schedule/lateness.ts'
import { formatMoment, formatZonedTime } from '#entities/time/clock.ts'
import { useLanguage, useSay } from '../../say.ts'
import { heardOf, useHeardLines } from '../../schedule/heard.ts'
import { PatientNote } from '../PatientNote.tsx'

interface ReviewProps {
  affected: AffectedPatient[]
  busy: boolean
  onBack(): void
  onTell(): void
}

/** Before anybody is told: who it is, and in which words. */
export function AbsenceReview({ affected, busy, onBack, onTell }: ReviewProps) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const written = affected.filter(one => one.by === 'message')
  const called = affected.filter(one => one.by === 'call')
  const lines = useHeardLines()(heardOf(affected))
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {affected.length > 0
          ? say('desk:absence.concerns', { count: affected.length })
          : say('desk:absence.nobody')}
      </h2>
      {affected.length === 0 && <p>{say('desk:absence.nobodyText')}</p>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {(['absence', 'late'] as const).map(news => {
        const patients = written.filter(one => (one.news === 'absence') === (news === 'absence'))
        return (
          patients.length > 0 && (
            <Group
              key={news}
              title={say('desk:absence.byMessage', { count: patients.length })}
              text={say(`desk:absence.message.${news}`)}
              patients={patients}
            />
          )
        )
      })}
      {called.length > 0 && (
        <Group
          title={say('desk:absence.byCall', { count: called.length })}
          text={say('desk:absence.call')}
          patients={called}
        />
      )}
      <div className="button-row">
        <button
          type="button"
          className="button button-danger"
          aria-disabled={busy || undefined}
          onClick={onTell}
        >
          {busy
            ? say('admin:form.saving')
            : affected.length > 0
              ? say('desk:absence.tell', { count: affected.length })
              : say('desk:absence.setAnyway')}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {say('desk:absence.change')}
        </button>
      </div>
    </section>
  )
}

interface GroupProps {
  title: string
  text: string
  patients: AffectedPatient[]
}

function Group({ title, text, patients }: GroupProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="affected">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className="card-rows">
        {patients.map(({ appointment: one, news, lateMinutes, alsoCall }) => (
          <li key={one.id}>
            <div>
              <strong>
                <bdi>{one.patient.name}</bdi>
              </strong>
              <PatientNote of={one} />
              <p className="field-hint">
                {formatMoment(one.startsAt, one.timezone, language)}
                {one.queueNumber !== null && `, ${say('admin:desk.queue', { number: one.queueNumber })}`}
                {', '}
                {one.locationName}
              </p>
            </div>
            {one.patient.phone && (
              <a className="link tabular" href={telephone(one.patient.phone)}>
                {one.patient.phone}
                <span className="sr-only">: {one.patient.name}</span>
              </a>
            )}
            <span className={`badge ${news === 'absence' ? 'badge-error' : 'badge-warning'}`}>
              {say(`desk:absence.news.${news}`, { count: lateMinutes })}
              {news === 'late' &&
                `, ${say('desk:day.expected', {
                  time: formatZonedTime(expectedStart(one.startsAt, lateMinutes), one.timezone, language),
                })}`}
            </span>
            {alsoCall && <span className="badge badge-warning">{say('desk:absence.alsoCall')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

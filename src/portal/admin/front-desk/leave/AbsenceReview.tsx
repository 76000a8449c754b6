import { useEffect, useRef } from 'react'
import { telephone } from '#entities/people/telephone.ts'
import type { AffectedPatient } from '#entities/schedule/desk.ts'
import { expectedStart } from '#entities/schedule/lateness.ts'
import { formatMoment, formatZonedTime } from '#entities/time/clock.ts'
import { useTranslation } from '../../../texts.ts'
import { heardOf, useHeardLines } from '../../schedule/heard.ts'
import { useLanguage } from '../../use-language.ts'
import { PatientNote } from '../PatientNote.tsx'

interface ReviewProps {
  affected: AffectedPatient[]
  busy: boolean
  onBack(): void
  onTell(): void
}

/** Shows which patients will be notified and with which text, before the absence is saved. */
export function AbsenceReview({ affected, busy, onBack, onTell }: ReviewProps) {
  const { t } = useTranslation()
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
          ? t('desk:absence.concerns', { count: affected.length })
          : t('desk:absence.nobody')}
      </h2>
      {affected.length === 0 && <p>{t('desk:absence.nobodyText')}</p>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {(['absence', 'late'] as const).map(news => {
        const patients = written.filter(one => (one.news === 'absence') === (news === 'absence'))
        return (
          patients.length > 0 && (
            <Group
              key={news}
              title={t('desk:absence.byMessage', { count: patients.length })}
              text={t(`desk:absence.message.${news}`)}
              patients={patients}
            />
          )
        )
      })}
      {called.length > 0 && (
        <Group
          title={t('desk:absence.byCall', { count: called.length })}
          text={t('desk:absence.call')}
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
            ? t('admin:form.saving')
            : affected.length > 0
              ? t('desk:absence.tell', { count: affected.length })
              : t('desk:absence.setAnyway')}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('desk:absence.change')}
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
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <section className="grid gap-2">
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
                {one.queueNumber !== null && `, ${t('admin:desk.queue', { number: one.queueNumber })}`}
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
              {t(`desk:absence.news.${news}`, { count: lateMinutes })}
              {news === 'late' &&
                `, ${t('desk:day.expected', {
                  time: formatZonedTime(expectedStart(one.startsAt, lateMinutes), one.timezone, language),
                })}`}
            </span>
            {alsoCall && <span className="badge badge-warning">{t('desk:absence.alsoCall')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

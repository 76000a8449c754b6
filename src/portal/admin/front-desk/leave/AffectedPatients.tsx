import { telephone } from '#entities/people/telephone.ts'
import type { AffectedPatient } from '#entities/schedule/front-desk.ts'
import { expectedTime } from '#entities/schedule/lateness.ts'
import { formatMoment, formatZonedTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../../texts.ts'
import { countByChannel, useContactLines } from '../../schedule/contact-counts.ts'
import { PatientNote } from '../PatientNote.tsx'

/** Which patients will be notified, and with which text. */
export function AffectedPatients({ affected }: { affected: AffectedPatient[] }) {
  const { t } = useTranslation()
  const written = affected.filter(one => one.by === 'message')
  const called = affected.filter(one => one.by === 'call')
  const lines = useContactLines()(countByChannel(affected))
  return (
    <>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {(['absence', 'late'] as const).map(news => {
        const patients = written.filter(one => (one.news === 'absence') === (news === 'absence'))
        return (
          <Group
            key={news}
            title={t('desk:absence.byMessage', { count: patients.length })}
            text={t(`desk:absence.message.${news}`)}
            patients={patients}
          />
        )
      })}
      <Group
        title={t('desk:absence.byCall', { count: called.length })}
        text={t('desk:absence.call')}
        patients={called}
      />
    </>
  )
}

function Group({ title, text, patients }: { title: string; text: string; patients: AffectedPatient[] }) {
  const { t, language } = useTranslation()
  if (patients.length === 0) return null
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
            <Badge tone={news === 'absence' ? 'error' : 'warning'}>
              {t(`desk:absence.news.${news}`, { count: lateMinutes })}
              {news === 'late' &&
                `, ${t('desk:day.expected', {
                  time: formatZonedTime(expectedTime(one.startsAt, lateMinutes), one.timezone, language),
                })}`}
            </Badge>
            {alsoCall && <Badge tone="warning">{t('desk:absence.alsoCall')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

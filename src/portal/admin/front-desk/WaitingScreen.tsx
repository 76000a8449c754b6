import { useQuery } from '@tanstack/react-query'
import type { DeskWaiting } from '#entities/appointment/waiting.ts'
import { localizedText } from '#entities/localized.ts'
import { telephone } from '#entities/people/telephone.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { answerOptions } from '../queries.ts'
import { Age } from './Age.tsx'

const waitingOptions = (query: { page: number; search: string }) =>
  answerOptions(['admins', 'appointments', 'waiting'], '/api/admins/waiting-list', {
    query: { ...query, perPage: PER_PAGE },
    every: 60_000,
  })

/** The waiting list of doctors and specialties that are booked out. Read-only: free slots are offered automatically. */
export function WaitingScreen() {
  const { t } = useTranslation()
  const list = usePeopleList({})
  return (
    <ListPage
      title={t('desk:waiting.title')}
      texts="desk:waiting"
      list={list}
      rows={useQuery(waitingOptions(list.query))}
    >
      {rows => (
        <ul className="grid gap-2">
          {rows.map(one => (
            <Row key={one.id} entry={one} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

function Row({ entry: one }: { entry: DeskWaiting }) {
  const { t, language } = useTranslation()
  const { patient, offer } = one
  const day = (date: string) => dateInWords(date, language, { day: 'numeric', month: 'long' })
  const moment = (instant: string, zone: string) => formatMoment(instant, zone, language)
  const specialty = localizedText(one.specialistName, language) || one.specialist
  return (
    <li className="desk-row" data-waits={one.status === 'offered' || undefined}>
      <div className="desk-who">
        <Link className="desk-patient" to={adminPaths.patient(patient.id)}>
          <bdi>{patient.name}</bdi>
        </Link>
        <Badge dot tone={one.status === 'offered' ? 'warning' : 'info'}>
          {t(one.status === 'offered' ? 'desk:waiting.status.offered' : 'desk:waiting.status.waiting')}
        </Badge>
        {patient.carer && <p className="field-hint">{t('dependants:desk.carer', { name: patient.carer })}</p>}
      </div>
      <div className="desk-what">
        <p className="desk-when">{specialty ? t('desk:waiting.anyDoctor', { specialty }) : one.doctorName}</p>
        <p>{t('desk:waiting.between', { from: day(one.from), to: day(one.to) })}</p>
        {offer && (
          <p>
            {t('desk:waiting.offered', {
              doctor: one.doctorName,
              moment: moment(offer.startsAt, offer.timezone),
              until: moment(offer.expiresAt, offer.timezone),
            })}
          </p>
        )}
        {one.missed > 0 && <p className="field-hint">{t('desk:waiting.missed', { count: one.missed })}</p>}
        <p className="field-hint">
          <Age since={one.createdAt} />
        </p>
      </div>
      {patient.phone && (
        <a className="link" href={telephone(patient.phone)}>
          <bdi dir="ltr">{patient.phone}</bdi>
        </a>
      )}
    </li>
  )
}

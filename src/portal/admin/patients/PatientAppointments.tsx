import { useNavigate } from 'react-router-dom'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { storeDraft } from '../../encrypted-draft.ts'
import { searchDraft } from '../../kit/list/use-people-params.ts'
import { Table } from '../../kit/Table.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { AppointmentBadge } from '../front-desk/AppointmentBadge.tsx'
import { adminPaths } from '../paths.ts'
import type { PatientForDesk } from './calls.ts'

type Visits = PatientForDesk['visits']

/** The next appointments, the soonest first, and the past ones with all that was cancelled, the newest first. */
export function PatientAppointments({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { visits, appointments, name, birthDate } = person
  const older = appointments - visits.length
  const now = Temporal.Now.instant()
  const isNext = ({ status, endsAt }: Visits[number]) =>
    isOpen(status) && Temporal.Instant.compare(endsAt, now) > 0
  const next = visits.filter(isNext).reverse()
  const past = visits.filter(one => !isNext(one))
  return (
    <>
      <h2>{t('admin:patients.nextVisits')}</h2>
      {next.length === 0 ? (
        <p className="field-hint">{t('admin:patients.noNextVisits')}</p>
      ) : (
        <AppointmentTable visits={next} />
      )}
      {past.length > 0 && (
        <>
          <h2>{t('admin:patients.pastVisits')}</h2>
          <AppointmentTable visits={past} />
        </>
      )}
      {older > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            // Not in the address, as it has a name.
            const search = String(Date.now())
            storeDraft(searchDraft(search), [name, birthDate].join(' ').trim())
            navigate(`${adminPaths.appointments}?status=all`, { state: { search } })
          }}
        >
          {t('admin:list.more', { count: older })}
        </Button>
      )}
    </>
  )
}

function AppointmentTable({ visits }: { visits: Visits }) {
  const { language } = useTranslation()
  return (
    <Table
      rows={visits}
      keyOf={visit => visit.id}
      columns={[
        {
          cell: visit => (
            <Link className="stretched" to={adminPaths.appointment(visit.id)}>
              {formatMoment(visit.startsAt, visit.timezone, language)}
            </Link>
          ),
        },
        { cell: visit => `${appointmentTitle(visit, language)}, ${visit.locationName}` },
        { fit: true, cell: visit => <AppointmentBadge of={visit} /> },
      ]}
    />
  )
}

import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#api/server-clock.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { WaitingEntry } from '#entities/appointment/waiting.ts'
import { dashboardMost } from '#state/first-reads.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import IconWarning from '~icons/lucide/triangle-alert'
import { LinkButton } from '../kit/LinkButton.tsx'
import { paths } from '../paths.ts'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { AppointmentCard } from './appointments/AppointmentCard.tsx'
import { endedByHospital } from './appointments/status.ts'
import { WaitingCard } from './appointments/WaitingCard.tsx'
import { isStillWaiting, waitingQuery } from './appointments/waiting-list.ts'
import { appointmentsQuery } from './doctors/directory.ts'
import { QueryState } from './Loading.tsx'
import { Screen } from './Screen.tsx'

/** The next appointment, the unanswered requests, the appointments that the hospital cancelled, and a link to book. */
export function Dashboard() {
  const { t } = useTranslation()
  const user = useStore($user)
  const upcoming = useQuery(appointmentsQuery('upcoming', dashboardMost.upcoming))
  const past = useQuery(appointmentsQuery('past', dashboardMost.past))
  // Sorted by start, so the first confirmed one is the next.
  const appointments = upcoming.data?.items ?? []
  const waiting = appointments.filter(one => one.status === 'requested')
  const [next, ...later] = appointments.filter(one => one.status !== 'requested')
  const now = serverNow()
  // Not yet answered by the patient, and still to come.
  const displaced = (past.data?.items ?? []).filter(
    one => endedByHospital(one.status) && !one.settled && Temporal.Instant.compare(one.startsAt, now) > 0,
  )
  const waitingList = useQuery(waitingQuery)
  const waits = (waitingList.data ?? []).filter(isStillWaiting)
  const offered = waits.filter(one => one.offer)
  const book = (
    <LinkButton variant="primary" to={paths.book()}>
      {t('patient:dashboard.book')}
    </LinkButton>
  )
  const cards = (items: Appointment[], alternatives = false) => (
    <div className="cards">
      {items.map(one => (
        <AppointmentCard key={one.id} appointment={one} alternatives={alternatives} />
      ))}
    </div>
  )
  // Without the past ones and the waiting list, no cancelled appointment and no offer would be shown.
  const failed = [upcoming, past, waitingList].find(one => one.error)
  const nothing = upcoming.data?.items.length === 0
  return (
    <Screen
      title={t('patient:dashboard.title', { name: user?.full_name ?? '' })}
      tab={t('portal:menu.dashboard')}
      action={nothing ? null : book}
    >
      {offered.length > 0 && (
        <section className="notice notice-brand">
          <h2 className="notice-title">{t('patient:waiting.offered')}</h2>
          <Waits entries={offered} />
        </section>
      )}
      {displaced.length > 0 && (
        <section className="notice notice-urgent">
          <h2 className="notice-title">
            <IconWarning />
            {t('patient:dashboard.lost', { count: displaced.length })}
          </h2>
          {cards(displaced, true)}
        </section>
      )}
      <QueryState query={failed ?? upcoming} cards={2} />
      {nothing && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:dashboard.emptyTitle')}
          actions={
            <>
              {book}
              {past.data && past.data.items.length > 0 && (
                <LinkButton to={paths.history}>{t('patient:history.title')}</LinkButton>
              )}
            </>
          }
        >
          {t('patient:dashboard.emptyText')}
        </EmptyState>
      )}
      <div className="dashboard-parts">
        {next && (
          <section className="part">
            <h2 className="text-lg">{t('patient:dashboard.next')}</h2>
            <AppointmentCard appointment={next} next />
          </section>
        )}
        {waiting.length > 0 && (
          <section className="part">
            <h2 className="text-lg">{t('patient:dashboard.waiting')}</h2>
            <p className="text-ink-soft">{t('patient:dashboard.waitingText')}</p>
            {cards(waiting)}
          </section>
        )}
        {later.length > 0 && (
          <section className="part">
            <h2 className="text-lg">{t('patient:dashboard.later')}</h2>
            {cards(later)}
          </section>
        )}
        {waits.length > offered.length && (
          <section className="part">
            <h2 className="text-lg">{t('patient:waiting.title')}</h2>
            <Waits entries={waits.filter(one => !one.offer)} />
          </section>
        )}
      </div>
    </Screen>
  )
}

const Waits = ({ entries }: { entries: WaitingEntry[] }) => (
  <div className="cards">
    {entries.map(entry => (
      <WaitingCard key={entry.id} entry={entry} />
    ))}
  </div>
)

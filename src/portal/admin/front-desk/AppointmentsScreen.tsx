import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { Button } from '#ui/Button.tsx'
import IconDownload from '~icons/lucide/download'
import { FilterDate } from '../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { patientName } from '../patient-name.ts'
import { AppointmentList } from './AppointmentList.tsx'
import { appointmentFilters } from './appointment-filters.ts'
import { acceptAll, appointmentListOptions, appointmentListQuery } from './calls.ts'
import { CalendarViews } from './day/CalendarViews.tsx'
import { saveAppointments } from './day/day-csv.ts'
import { useRowPanel } from './day/use-row-actions.tsx'
import { LocationFilter } from './LocationFilter.tsx'
import { RequestAlertSwitch } from './RequestAlert.tsx'
import { useFrontDeskActions } from './use-front-desk-actions.ts'
import { useFrontDeskChanges } from './use-front-desk-changes.ts'

export function AppointmentsScreen() {
  const { t, language } = useTranslation()
  const list = usePeopleList(appointmentFilters)
  const { location, status, doctor } = list.query
  const rows = useQuery(appointmentListOptions(list.query))
  const [first] = rows.data?.result ?? []
  const selection = useSelection<DeskAppointment>({
    idOf: one => one.id,
    titleOf: one => patientName(t, one.patient),
  })
  const { page: _page, ...shown } = list.query
  const save = useAction(() =>
    saveAppointments('appointments.csv', appointmentListQuery(shown), { t, language }),
  )
  useFrontDeskChanges(location)
  const rowPanel = useRowPanel(useFrontDeskActions())
  return (
    <>
      <ListPage
        title={t('admin:desk.title')}
        actions={
          <>
            <CalendarViews query={{ location }} />
            <Button variant="quiet" icon={<IconDownload />} action={save}>
              {t('desk:day.csv')}
            </Button>
          </>
        }
        texts="admin:desk"
        list={list}
        rows={rows}
        empty={{ picture: 'calendar', title: t('admin:desk.emptyTitle'), text: t('admin:desk.emptyText') }}
        search={t('desk:inbox.search')}
        // A search covers all statuses: the appointment of a booking code may be in any of them.
        onSearch={search =>
          list.change({ search, ...(search && !list.query.search ? { status: 'all' } : {}) })
        }
        filters={
          <>
            <FilterSelect
              label={t('admin:desk.filterStatus')}
              options={[
                ...appointmentStatuses.map(one => [one, t(`admin:desk.status.${one}`)] as const),
                [
                  'requested-or-accepted',
                  `${t('admin:desk.status.requested')} / ${t('admin:desk.status.accepted')}`,
                ],
                ['all', t('admin:desk.anyStatus')],
              ]}
              {...list.field('status')}
            />
            <LocationFilter any={t('admin:desk.anyLocation')} {...list.field('location')} />
            {doctor && (
              <FilterSelect
                label={t('admin:desk.doctor')}
                any={t('desk:day.everyDoctor')}
                options={[[doctor, first ? appointmentTitle(first, language) : doctor]]}
                {...list.field('doctor')}
              />
            )}
            <FilterDate label={t('admin:desk.filterDate')} {...list.field('date')} />
          </>
        }
        note={<RequestAlertSwitch />}
        {...(status === 'requested' && {
          bulk: {
            selection,
            actions: (rows: DeskAppointment[]) => (
              <Button
                size="small"
                isPending={selection.isPending}
                onClick={() => selection.run(rows, acceptAll)}
              >
                {t('desk:inbox.acceptAll')}
              </Button>
            ),
          },
        })}
      >
        {rows => (
          <AppointmentList
            appointments={rows}
            rowPanel={rowPanel}
            selection={status === 'requested' ? selection : undefined}
          />
        )}
      </ListPage>
      {rowPanel.panel}
    </>
  )
}

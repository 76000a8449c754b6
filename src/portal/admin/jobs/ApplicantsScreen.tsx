import { useQuery } from '@tanstack/react-query'
import { localizedText } from '#entities/localized.ts'
import { type ApplicantLine, applicantStatuses } from '#entities/office/job-application.ts'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { useTranslation } from '../../texts.ts'
import { ApplicantRow } from './ApplicantRow.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { applicantFilters, applicantsOptions, bulkSetStatus, offersOptions } from './calls.ts'

/** The applicants, newest first, with filters for position and status. */
export function ApplicantsScreen() {
  const { t, language } = useTranslation()
  const list = usePeopleList(applicantFilters)
  const applicants = useQuery(applicantsOptions(list.query))
  const offers = useQuery(offersOptions)
  const selection = useSelection<ApplicantLine>({ idOf: one => one.id, titleOf: one => one.name })
  return (
    <ListPage
      title={t('inbox:applicants.title')}
      texts="inbox:applicants"
      list={list}
      rows={applicants}
      filters={
        <>
          <FilterSelect
            label={t('inbox:applicants.filterOffer')}
            any={t('inbox:applicants.anyOffer')}
            options={(offers.data ?? []).map(one => [
              one.offer,
              `${localizedText(one.title, language)} (${one.count})`,
            ])}
            {...list.field('offer')}
          />
          <FilterSelect
            label={t('inbox:applicants.filterStatus')}
            any={t('inbox:applicants.anyStatus')}
            options={applicantStatuses.map(one => [one, t(`inbox:applicants.status.${one}`)])}
            {...list.field('status')}
          />
          <FilterSelect
            label={t('inbox:applicants.reply.filter')}
            any={t('inbox:applicants.reply.anyAnswer')}
            options={[
              ['no', t('inbox:applicants.reply.none')],
              ['yes', t('inbox:applicants.reply.answered')],
            ]}
            {...list.field('answered')}
          />
        </>
      }
      bulk={{
        selection,
        actions: rows => (
          <BulkStatus
            isPending={selection.isPending}
            onSet={status => selection.run(rows, chosen => bulkSetStatus(chosen, status))}
          />
        ),
      }}
    >
      {rows => (
        <ul className="grid gap-2">
          {rows.map(one => (
            <ApplicantRow key={one.id} applicant={one} selection={selection} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

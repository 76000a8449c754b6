import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localizedText } from '#entities/localized.ts'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/applicant-status.ts'
import type { ApplicantLine } from '#entities/office/job-application.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { SelectRow } from '../../kit/list/SelectionBar.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { type Selection, useSelection } from '../../kit/list/use-selection.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { adminPaths } from '../paths.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'
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

interface RowProps {
  applicant: ApplicantLine
  selection: Selection<ApplicantLine>
}

function ApplicantRow({ applicant: one, selection }: RowProps) {
  const { t, language } = useTranslation()
  return (
    <li className="desk-row" data-waits={one.status === 'new' || undefined}>
      <div className="desk-who">
        <span className="flex items-center gap-2">
          <SelectRow {...selection.box(one)} />
          <Link className="desk-patient" to={adminPaths.applicant(one.id)}>
            <bdi>{one.name}</bdi>
          </Link>
        </span>
        <ApplicantBadge status={one.status} />
        {one.waits && <Badge tone="warning">{t('inbox:applicants.reply.none')}</Badge>}
      </div>
      <div className="desk-what">
        <p className="desk-when">{localizedText(one.offerTitle, language)}</p>
        <p>
          {one.city && <bdi>{one.city}</bdi>}
          {one.hasCv && (one.city ? ' · ' : '') + t('inbox:applicants.cv')}
        </p>
        <p className="field-hint">
          <Age since={one.createdAt} />
        </p>
      </div>
    </li>
  )
}

interface Props {
  isPending: boolean
  onSet(status: ApplicantStatus): void
}

/** Sets the status of the selected applications. A separate button, so that moving through the options changes nothing. */
function BulkStatus({ isPending, onSet }: Props) {
  const { t } = useTranslation()
  const [status, setStatus] = useState<ApplicantStatus>('shortlisted')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true">{t('inbox:applicants.setStatus')}</span>
      <FilterSelect
        label={t('inbox:applicants.setStatus')}
        hideLabel
        value={status}
        options={applicantStatuses.map(one => [one, t(`inbox:applicants.status.${one}`)])}
        onChange={chosen => setStatus(chosen as ApplicantStatus)}
      />
      <Button size="small" variant="quiet" isPending={isPending} onClick={() => onSet(status)}>
        {t('inbox:applicants.set')}
      </Button>
    </span>
  )
}

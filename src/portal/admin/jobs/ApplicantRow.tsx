import { Link } from 'react-router-dom'
import { localizedText } from '#entities/localized.ts'
import type { ApplicantLine } from '#entities/office/job-application.ts'
import { Badge } from '#ui/Badge.tsx'
import { SelectRow } from '../../kit/list/SelectionBar.tsx'
import type { Selection } from '../../kit/list/use-selection.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { adminPaths } from '../paths.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'

interface RowProps {
  applicant: ApplicantLine
  selection: Selection<ApplicantLine>
}

export function ApplicantRow({ applicant: one, selection }: RowProps) {
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

import { Link } from 'react-router-dom'
import { localizedText as inLanguage } from '#entities/localized.ts'
import type { ApplicantLine } from '#entities/office/job-application.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { SelectRow } from '../layout/SelectionBar.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'

interface RowProps {
  applicant: ApplicantLine
  selected: boolean
  onSelect(): void
}

export function ApplicantRow({ applicant: one, selected, onSelect }: RowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <li className="desk-row" data-waits={one.status === 'new' || undefined}>
      <div className="desk-who">
        <span className="flex items-center gap-2">
          <SelectRow title={one.name} checked={selected} onChange={onSelect} />
          <Link className="desk-patient" to={adminPaths.applicant(one.id)}>
            <bdi>{one.name}</bdi>
          </Link>
        </span>
        <ApplicantBadge status={one.status} />
        {one.waits && <span className="badge badge-warning">{t('inbox:applicants.reply.none')}</span>}
      </div>
      <div className="desk-what">
        <p className="desk-when">{inLanguage(one.offerTitle, language)}</p>
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

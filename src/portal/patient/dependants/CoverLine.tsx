import { useQuery } from '@tanstack/react-query'
import { coverAt } from '#entities/appointment/insurance.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { localizedText } from '#entities/localized.ts'
import { useTranslation } from '../../texts.ts'
import { addressesQuery, doctorQuery, packageQuery, partnersQuery } from '../doctors/directory.ts'
import type { GuarantorDraft } from './draft.ts'

/** The visit that a guarantor is to pay for: whose timetable, and where. */
export interface PaidVisit {
  doctor: string
  location: string
}

interface Props {
  visit: PaidVisit
  guarantor: Pick<GuarantorDraft, 'kind'> & { partner?: string | null | undefined }
  /** Read by the front desk, not by the patient. */
  desk?: boolean
}

/** Whether the guarantor pays for a visit, and what to bring. Nothing if the hospital has not said where it pays. */
export function CoverLine({ visit: { doctor, location }, guarantor: { kind, partner }, desk }: Props) {
  const { t, language } = useTranslation()
  const partners = useQuery(partnersQuery).data
  const places = useQuery(addressesQuery).data ?? []
  const slug = packageOf(doctor)
  const asked = kind === 'bpjs' || kind === 'partner'
  const seen = useQuery({ ...doctorQuery(doctor), enabled: asked && slug === null }).data
  const program = useQuery({ ...packageQuery(slug ?? ''), enabled: asked && slug !== null }).data
  const paid = program ? { insurers: program.insurers ?? [] } : seen
  const cover = asked && partners && paid ? coverAt(partners, { kind, partner }, location, paid) : null
  if (!cover) return null
  const names = {
    payer: cover.payer.name,
    place: places.find(one => one.code === location)?.officialName ?? location,
  }
  const what = localizedText(cover.row?.bring, language)
  return (
    <div className={cover.row ? 'notice notice-success' : 'notice notice-urgent'}>
      <p>
        {program
          ? t(cover.row ? 'dependants:cover.package' : 'dependants:cover.notPackage', names)
          : cover.row
            ? t('dependants:cover.taken', names)
            : t(desk ? 'dependants:cover.notTakenDesk' : 'dependants:cover.notTaken', names)}
      </p>
      {what && <p>{t('dependants:cover.bring', { what })}</p>}
    </div>
  )
}

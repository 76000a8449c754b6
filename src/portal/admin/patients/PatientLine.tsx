import type { ReactNode } from 'react'
import { useTranslation } from '../../texts.ts'
import type { PatientRow } from './calls.ts'
import { usePatientFacts } from './use-patient-facts.ts'

/** A patient in a panel or a notice: name and facts, with the actions on this one. Null is a new patient. */
export function PatientLine({ of, children }: { of: PatientRow | null; children?: ReactNode }) {
  const { t } = useTranslation()
  const factsOf = usePatientFacts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <strong>
          <bdi>{of?.name ?? t('admin:patients.new')}</bdi>
        </strong>
        {of && <span className="block text-14 text-ink-soft">{factsOf(of)}</span>}
      </p>
      {children}
    </div>
  )
}

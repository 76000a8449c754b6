import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../../texts.ts'
import type { PatientRow } from '../../patients/calls.ts'
import { PatientLine } from '../../patients/PatientLine.tsx'

interface DoublesProps {
  rows: PatientRow[]
  isPending: boolean
  onChoose(one: PatientRow): void
  onNew(): void
}

/** Patients who are probably the one who was entered as new: one of them is chosen, or a new one is made after all. */
export function Doubles({ rows, isPending, onChoose, onNew }: DoublesProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="urgent" role="alert" title={t('desk:book.doublesTitle')}>
      <div className="grid gap-3">
        <p>{t('desk:book.doublesText')}</p>
        {rows.map(one => (
          <PatientLine key={one.id} of={one}>
            <Button variant="tint" size="small" onClick={() => onChoose(one)}>
              {t('desk:book.choose')}
              <span className="sr-only">: {one.name}</span>
            </Button>
          </PatientLine>
        ))}
        <Button variant="quiet" size="small" isPending={isPending} onClick={onNew}>
          {t('desk:book.newAfterAll')}
        </Button>
      </div>
    </Notice>
  )
}

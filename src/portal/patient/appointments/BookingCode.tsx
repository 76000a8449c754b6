import type { Appointment } from '#entities/appointment/appointment.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useTranslation } from '../../texts.ts'

/** The code that the patient gives at the front desk, and the queue number if there is one. */
export function BookingCode({ code, queueNumber }: Pick<Appointment, 'code' | 'queueNumber'>) {
  const { t } = useTranslation()
  return (
    <dl className="appointment-code">
      <div>
        <dt>{t('patient:card.code')}</dt>
        <dd>
          {code}
          <CopyButton text={code} label={t('patient:card.copy')} copiedLabel={t('patient:card.copied')} />
        </dd>
      </div>
      {queueNumber !== null && (
        <div>
          <dt>{t('patient:card.queueNumber')}</dt>
          <dd>{queueNumber}</dd>
        </div>
      )}
    </dl>
  )
}

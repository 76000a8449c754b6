import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import type { usePhone } from './use-phone.ts'

const LONGEST = 500

interface Props {
  reason: string
  onReason(reason: string): void
  phone: ReturnType<typeof usePhone>
}

/** Optional questions: the reason for the appointment, and the telephone number if it is unknown. */
export function AppointmentDetails({ reason, onReason, phone }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextArea
        label={t('patient:booking.reasonLabel')}
        note={t('patient:optional')}
        description={t('patient:booking.reasonHint')}
        value={reason}
        onChange={onReason}
        maxLength={LONGEST}
        counter={t('patient:booking.letters', { count: reason.length, most: LONGEST })}
      />
      {phone.asked && (
        <TextField
          label={t('patient:profile.phone')}
          note={t('patient:optional')}
          description={t('patient:profile.phoneHint')}
          type="tel"
          autoComplete="tel"
          value={phone.phone}
          onChange={phone.change}
          errorMessage={phone.problem || undefined}
        />
      )}
      <div className="notice notice-urgent">
        <p>{t('patient:booking.notForEmergencies')}</p>
        <Helpline />
      </div>
    </>
  )
}

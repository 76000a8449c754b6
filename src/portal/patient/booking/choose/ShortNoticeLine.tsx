import { useStore } from '@nanostores/react'
import { telephone } from '#entities/people/telephone.ts'
import type { ShortNotice } from '#entities/schedule/booking-rules.ts'
import { $hospital } from '../../../hospital.ts'
import { WithLink } from '../../../shell/WithLink.tsx'
import { useTranslation } from '../../../texts.ts'
import { useLocationPhone } from '../../doctors/doctor-phone.ts'

/** Explains slots on short notice: confirmed at once, or booked by telephone. */
export function ShortNoticeLine({ kind, location }: { kind: ShortNotice; location: string }) {
  const { t } = useTranslation()
  const general = useStore($hospital).phone
  const phone = useLocationPhone(location) ?? general
  if (kind === 'confirm') return <p className="text-ink-soft">{t('patient:shortNotice.confirmText')}</p>
  return (
    <p className="text-ink-soft">
      {t('patient:shortNotice.telephoneText')}{' '}
      {phone && (
        <WithLink
          text={t('patient:shortNotice.call', { phone })}
          link={words => (
            <a className="link" href={telephone(phone)}>
              {words}
            </a>
          )}
        />
      )}
    </p>
  )
}

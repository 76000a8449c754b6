import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { useDoctorPhone } from '../../doctors/doctor-phone.ts'

interface Props {
  reason: 'unknownDoctor' | 'unknownSpecialty' | 'phoneOnly'
  /** The doctor, if known: the telephone number is that of the doctor's location. */
  doctor?: string | undefined
}

/** Shown if the doctor does not exist (any more), or cannot be booked online. */
export function NoDoctor({ reason, doctor }: Props) {
  const { t } = useTranslation()
  const book = useBookingLink()
  const phone = useDoctorPhone(doctor)
  return (
    <EmptyState
      picture="/art/states/search.svg"
      title={t(reason === 'unknownSpecialty' ? 'patient:any.unknown' : `patient:booking.${reason}`)}
      actions={
        <LinkButton variant="primary" to={book()}>
          {t('patient:booking.chooseDoctor')}
        </LinkButton>
      }
    >
      {reason === 'unknownDoctor' && <p>{t('patient:booking.unknownDoctorText')}</p>}
      <Helpline own={phone} />
    </EmptyState>
  )
}

import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBook } from '../../appointments/use-book.ts'
import { useDoctorPhone } from '../../doctors/doctor-phone.ts'

interface Props {
  reason: 'unknownDoctor' | 'unknownSpecialty' | 'phoneOnly'
  /** Whose location is called, where the doctor is known. */
  doctor?: string | undefined
}

/** Nobody of this name is here (any more), or takes appointments by this way. */
export function NoDoctor({ reason, doctor }: Props) {
  const { t } = useTranslation()
  const book = useBook()
  const phone = useDoctorPhone(doctor)
  return (
    <EmptyState
      picture="/art/states/search.svg"
      title={t(reason === 'unknownSpecialty' ? 'patient:any.unknown' : `patient:booking.${reason}`)}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={book()}>
          {t('patient:booking.chooseDoctor')}
        </Link>
      }
    >
      {reason === 'unknownDoctor' && <p>{t('patient:booking.unknownDoctorText')}</p>}
      <Helpline own={phone} />
    </EmptyState>
  )
}

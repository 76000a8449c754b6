import { packageOf } from '#entities/appointment/timetable-key.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { paths } from '../../../paths.ts'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { useDoctorPhone } from '../../doctors/doctor-phone.ts'

interface Props {
  reason: 'unknownDoctor' | 'unknownSpecialty' | 'phoneOnly'
  /** The doctor or the package, if known: the telephone number is that of the location. */
  doctor?: string | undefined
  /** An appointment was to be moved: it stays as it is. */
  moves?: boolean
}

/** Shown if the doctor does not exist (any more), or cannot be booked online. */
export function NoDoctor({ reason, doctor, moves = false }: Props) {
  const { t, language } = useTranslation()
  const book = useBookingLink()
  const phone = useDoctorPhone(doctor)
  const isPackage = doctor !== undefined && packageOf(doctor) !== null
  const title =
    reason === 'unknownSpecialty'
      ? t('patient:any.unknown')
      : t(isPackage ? `patient:package.${reason}` : `patient:booking.${reason}`)
  return (
    <EmptyState
      picture="/art/states/search.svg"
      title={title}
      actions={
        moves ? (
          <LinkButton variant="primary" to={paths.patients}>
            {t('patient:done.dashboard')}
          </LinkButton>
        ) : isPackage ? (
          <a className={buttonClass({ variant: 'primary' })} href={paths.packages(language)}>
            {t('patient:package.others')}
          </a>
        ) : (
          <LinkButton variant="primary" to={book()}>
            {t('patient:booking.chooseDoctor')}
          </LinkButton>
        )
      }
    >
      {moves && <p>{t('patient:booking.nextMove')}</p>}
      {reason === 'unknownDoctor' && !isPackage && <p>{t('patient:booking.unknownDoctorText')}</p>}
      <Helpline own={phone} />
    </EmptyState>
  )
}

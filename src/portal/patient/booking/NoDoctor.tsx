import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Helpline } from '../../shell/Helpline.tsx'
import { useTexts } from '../../texts.ts'
import { useBook } from '../use-book.ts'

/** Nobody of this name is here (any more), or takes appointments by this way. */
export function NoDoctor({ reason }: { reason: 'unknownDoctor' | 'unknownSpecialty' | 'phoneOnly' }) {
  const { t } = useTexts()
  const book = useBook()
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
      <Helpline />
    </EmptyState>
  )
}

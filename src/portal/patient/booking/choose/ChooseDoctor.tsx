import { useTranslation } from '../../../texts.ts'
import { DoctorList } from '../../doctors/DoctorList.tsx'
import { Question } from '../check/Question.tsx'
import { AnyDoctor } from './AnyDoctor.tsx'

export function ChooseDoctor() {
  const { t } = useTranslation()
  return (
    <Question title={t('patient:booking.doctor')}>
      <DoctorList prefix="of-" lead={filter => <AnyDoctor {...filter} />} />
    </Question>
  )
}

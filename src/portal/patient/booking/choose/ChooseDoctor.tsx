import { useTexts } from '../../../texts.ts'
import { DoctorList } from '../../doctors/DoctorList.tsx'
import { Question } from '../check/Question.tsx'
import { AnyDoctor } from './AnyDoctor.tsx'

export function ChooseDoctor() {
  const { t } = useTexts()
  return (
    <Question title={t('patient:booking.doctor')}>
      <DoctorList prefix="of-" lead={wish => <AnyDoctor {...wish} />} />
    </Question>
  )
}

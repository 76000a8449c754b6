import { useTexts } from '../../texts.ts'
import { DoctorList } from '../DoctorList.tsx'
import { AnyDoctor } from './AnyDoctor.tsx'
import { Question } from './Question.tsx'

export function ChooseDoctor() {
  const { t } = useTexts()
  return (
    <Question title={t('patient:booking.doctor')}>
      <DoctorList prefix="of-" lead={wish => <AnyDoctor {...wish} />} />
    </Question>
  )
}

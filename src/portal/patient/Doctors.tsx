import { useTexts } from '../texts.ts'
import { DoctorList } from './DoctorList.tsx'
import { Screen } from './Screen.tsx'

export function Doctors() {
  const { t } = useTexts()
  return (
    <Screen title={t('patient:doctors.title')}>
      <DoctorList />
    </Screen>
  )
}

import { useTranslation } from '../../texts.ts'
import { Screen } from '../Screen.tsx'
import { DoctorList } from './DoctorList.tsx'

export function Doctors() {
  const { t } = useTranslation()
  return (
    <Screen title={t('patient:doctors.title')}>
      <DoctorList />
    </Screen>
  )
}

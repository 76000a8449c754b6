import { useTranslation } from 'react-i18next'
import { DoctorList } from './DoctorList.tsx'
import { Screen } from './Screen.tsx'

export function Doctors() {
  const { t } = useTranslation()
  return (
    <Screen title={t('patient:doctors.title')}>
      <DoctorList />
    </Screen>
  )
}

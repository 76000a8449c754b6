import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useAddress } from '../../../kit/use-address.ts'
import { useTranslation } from '../../../texts.ts'
import { patientOptions } from '../../patients/calls.ts'
import { PatientLine } from '../../patients/PatientLine.tsx'

/** The patient for whom a slot is searched, from the address `?patient=`, with the notice about it above the slots. */
export function useChosenPatient() {
  const { t } = useTranslation()
  const address = useAddress()
  const id = address.params.get('patient') ?? ''
  const { data: patient } = useQuery({ ...patientOptions(id), enabled: id !== '' })
  const leave = () => {
    const params = new URLSearchParams(address.params)
    params.delete('patient')
    address.change(params, { replace: true })
  }
  const chosen = id === '' ? undefined : patient
  const notice = chosen && (
    <Notice tone="brand" title={t('desk:book.chosenTitle')}>
      <PatientLine of={chosen}>
        <Button variant="quiet" size="small" onClick={leave}>
          {t('desk:book.leaveChosen')}
        </Button>
      </PatientLine>
    </Notice>
  )
  return { chosen, notice, leave }
}

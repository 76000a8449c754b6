import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { BirthDateInput } from '../../../kit/form/BirthDateInput.tsx'
import { TextInput } from '../../../kit/form/inputs.tsx'
import type { ZodForm } from '../../../kit/form/use-zod-form.ts'
import { useTranslation } from '../../../texts.ts'
import type { NewPatient } from './new-patient.ts'

/** Name, telephone and date of birth of a patient who is not registered yet. */
export function NewPatientFields({ form }: { form: ZodForm<NewPatient, NewPatient> }) {
  const { t } = useTranslation()
  const isBornUnknown = form.watch('birthDate') === null
  return (
    <>
      <TextInput
        form={form}
        name="name"
        id="book-name"
        label={t('admin:patients.name')}
        isRequired
        autoComplete="off"
      />
      <TextInput
        form={form}
        name="phone"
        id="book-phone"
        label={t('admin:patients.phone')}
        type="tel"
        isRequired
        autoComplete="off"
      />
      {!isBornUnknown && (
        <BirthDateInput form={form} name="birthDate" label={t('admin:patients.birthDate')} />
      )}
      <Checkbox
        value={isBornUnknown}
        onChange={unknown => form.setValue('birthDate', unknown ? null : '', { shouldDirty: true })}
      >
        {t('admin:patients.bornUnknown')}
      </Checkbox>
    </>
  )
}

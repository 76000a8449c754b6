import { addAdminToast } from '#api/toasts.ts'
import { sexes } from '#entities/people/dependant.ts'
import { deskPatientSchema } from '#entities/people/patient.ts'
import { BirthDateInput } from '../../kit/form/BirthDateInput.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { RadioInput, TextAreaInput, TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { queryClient } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { type PatientForDesk, patientOptions, savePatient } from './calls.ts'

const valuesOf = ({
  name,
  birthDate,
  sex,
  phone,
  address,
  recordNumber,
  notes,
  updatedAt,
}: PatientForDesk) => ({ name, birthDate, sex, phone, address, recordNumber, notes, version: updatedAt })

/** Corrects what the front desk may: of a dependant not the telephone and the address, which are the account holder's. */
export function EditPatientPanel({ person, onClose }: { person: PatientForDesk; onClose(): void }) {
  const { t } = useTranslation()
  const { id, name } = person
  const form = useZodForm(deskPatientSchema, valuesOf(person))
  const { isDirty, dirtyFields } = form.formState
  useUnsaved(isDirty)
  const optional = `(${t('admin:form.optional')})`
  return (
    <Panel title={t('admin:patients.editTitle', { name })} onClose={onClose}>
      <Form
        form={form}
        intro={person.email && !person.carer && <p>{t('admin:patients.editAccount')}</p>}
        submit={t('admin:form.save')}
        send={async values => {
          try {
            const { meta } = await savePatient(id, values)
            addAdminToast({ severity: 'success', summary: meta.message ?? '' })
            onClose()
          } catch (error) {
            const now = queryClient.getQueryData(patientOptions(id).queryKey)
            // Changed meanwhile: what was not typed here becomes what was saved, and the next try is based on it.
            const saved = now ? valuesOf(now) : {}
            for (const [field, value] of Object.entries(saved) as [
              keyof ReturnType<typeof valuesOf>,
              string,
            ][])
              if (!dirtyFields[field]) form.setValue(field, value)
            throw error
          }
        }}
      >
        <TextInput form={form} name="name" label={t('admin:patients.name')} autoComplete="off" />
        <BirthDateInput form={form} name="birthDate" label={t('admin:patients.birthDate')} />
        <RadioInput
          form={form}
          name="sex"
          label={t('admin:patients.sex')}
          look="chips"
          choices={sexes.map(value => ({ value, label: t(`dependants:sex.${value}`) }))}
        />
        {person.carer ? (
          <p className="field-hint">{t('admin:patients.reachedBy', { name: person.carer })}</p>
        ) : (
          <>
            <TextInput
              form={form}
              name="phone"
              label={t('admin:patients.phone')}
              type="tel"
              autoComplete="off"
            />
            <TextInput
              form={form}
              name="address"
              label={t('admin:patients.address')}
              note={optional}
              autoComplete="off"
            />
          </>
        )}
        <TextInput
          form={form}
          name="recordNumber"
          label={t('admin:patients.recordNumber')}
          note={optional}
          autoComplete="off"
        />
        <TextAreaInput
          form={form}
          name="notes"
          label={t('admin:patients.notes')}
          description={t('admin:patients.notesHint')}
          note={optional}
          maxLength={1000}
        />
      </Form>
    </Panel>
  )
}

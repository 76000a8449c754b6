import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { post, put } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { addToast } from '#api/toasts.ts'
import { type Dependant, dependantWriteSchema, relationships, sexes } from '#entities/people/dependant.ts'
import { Button } from '#ui/Button.tsx'
import { deleteDraft, readDraft, storeDraft } from '../../encrypted-draft.ts'
import { BirthDateInput } from '../../kit/form/BirthDateInput.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { RadioInput, TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { useTranslation } from '../../texts.ts'
import { choiceOf, draftOf, draftProblem, type GuarantorDraft, type PersonDraft, paysOf } from './draft.ts'
import { familyChanged } from './family.ts'
import { GuarantorFields } from './GuarantorFields.tsx'

const writeSchema = dependantWriteSchema.omit({ guarantor: true })
const blank = { name: '', birthDate: '', sex: '' as 'female', relationship: '' as 'child' }
type Values = typeof blank

interface Props {
  /** The family member to change; without it, a new one is added. */
  known?: Dependant
  onDone: (saved: Dependant) => void
  onCancel: () => void
}

/** Adds or changes a family member. The draft survives a reload until it is saved or cancelled. */
export function DependantForm({ known, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const memory = `dependant.${known?.id ?? 'new'}`
  const before = readDraft<PersonDraft<Values>>(memory)
  const stored = known && {
    name: known.name,
    birthDate: known.birthDate,
    sex: known.sex as 'female',
    relationship: known.relationship as 'child',
  }
  const form = useZodForm(writeSchema, before?.values ?? stored ?? blank)
  const [paid] = useState(draftOf(known?.guarantor))
  const [pays, setPays] = useState(paysOf(before, paid))
  const [asked, setAsked] = useState(false)
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch(values => storeDraft(memory, { values, pays, paid }))
    return unsubscribe
  }, [watch, memory, pays, paid])
  const changePays = (draft: GuarantorDraft) => {
    setPays(draft)
    storeDraft(memory, { values: form.getValues(), pays: draft, paid })
  }

  async function save(values: z.output<typeof writeSchema>) {
    const problem = draftProblem(pays)
    if (problem) return document.getElementById(problem.field)?.focus()
    const body = { ...values, guarantor: choiceOf(pays) }
    try {
      const { result, meta } = known
        ? await put('/api/dependants/{id}', { params: { id: known.id }, body })
        : await post('/api/dependants', { body })
      deleteDraft(memory)
      familyChanged(all => (known ? all.map(one => (one.id === result.id ? result : one)) : [...all, result]))
      addToast({ severity: 'success', summary: meta.message ?? '' })
      onDone(result)
    } catch (error) {
      // The name exists already: an earlier attempt whose response was lost may have added it, so the list is stale.
      if (error instanceof ApiError && error.fields.some(one => one.path === 'name'))
        familyChanged(all => all)
      throw error
    }
  }
  const cancel = () => {
    deleteDraft(memory)
    onCancel()
  }
  return (
    <Form
      form={form}
      send={save}
      submit={t(known ? 'dependants:form.save' : 'dependants:form.add')}
      column
      onSubmit={() => setAsked(true)}
      actions={
        <Button variant="ghost" onClick={cancel}>
          {t('dependants:form.cancel')}
        </Button>
      }
    >
      <TextInput
        form={form}
        name="name"
        label={t('dependants:form.name')}
        description={t('dependants:form.nameHint')}
        autoComplete="off"
      />
      <BirthDateInput form={form} name="birthDate" label={t('dependants:form.birthDate')} />
      <RadioInput
        form={form}
        name="sex"
        label={t('dependants:form.sex')}
        description={t('dependants:form.sexHint')}
        look="chips"
        choices={sexes.map(value => ({ value, label: t(`dependants:sex.${value}`) }))}
      />
      <RadioInput
        form={form}
        name="relationship"
        label={t('dependants:form.relationship')}
        look="chips"
        choices={relationships.map(value => ({ value, label: t(`dependants:relationship.${value}`) }))}
      />
      <GuarantorFields
        draft={pays}
        onChange={changePays}
        asked={asked}
        label={t('dependants:form.pays')}
        description={t('dependants:form.paysHint')}
      />
    </Form>
  )
}

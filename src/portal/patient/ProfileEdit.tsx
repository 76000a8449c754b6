import { useStore } from '@nanostores/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { put } from '#api/client.ts'
import { addToast } from '#api/toasts.ts'
import { type PatientSelf, patientProfileSchema } from '#entities/people/patient.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { $language, chooseLanguage } from '#state/language.ts'
import { Security } from '../account/Security.tsx'
import { deleteDraft, readDraft, storeDraft } from '../encrypted-draft.ts'
import { BirthDateInput } from '../kit/form/BirthDateInput.tsx'
import { Form } from '../kit/form/Form.tsx'
import { CheckInput, RadioInput, TextAreaInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { paths } from '../paths.ts'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import {
  choiceOf,
  draftOf,
  draftProblem,
  type GuarantorDraft,
  type PersonDraft,
  paysOf,
} from './dependants/draft.ts'
import { selfQuery, useFamily } from './dependants/family.ts'
import { GuarantorFields } from './dependants/GuarantorFields.tsx'
import { QueryState } from './Loading.tsx'
import { OwnData } from './OwnData.tsx'
import { Screen } from './Screen.tsx'

const profileSchema = patientProfileSchema.omit({ guarantor: true })
const draftName = 'profile'
const profileDraft = () => readDraft<PersonDraft<Partial<PatientSelf>>>(draftName)
/** Only changed fields: others may be stored elsewhere meanwhile, as the telephone number is by a booking. */
const storeChange = (change: object, payer: Pick<PersonDraft<unknown>, 'pays' | 'paid'>) =>
  storeDraft(draftName, { values: { ...profileDraft()?.values, ...change }, ...payer })

/** The form for the patient's own data. */
export function ProfileEdit() {
  const { t } = useTranslation()
  const { data, isStale, error, refetch } = useQuery(selfQuery)
  // A booking stores who pays: a form with the data from before it would store the earlier guarantor again. A form that is
  // open stays open.
  const isOpen = useRef(false)
  isOpen.current ||= data !== undefined && !isStale
  return (
    <Screen title={t('patient:profile.title')}>
      <QueryState query={{ isPending: !isOpen.current && error === null, error, refetch }} cards={1} />
      {data && isOpen.current && <ProfileForm self={data} />}
      <FamilyPart />
      <Security area="patients" />
      <OwnData />
    </Screen>
  )
}

function ProfileForm({ self }: { self: PatientSelf }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { email, guarantor: paidLast, ...values } = self
  const before = profileDraft()
  const form = useZodForm(profileSchema, { ...values, ...before?.values })
  const [paid, setPaid] = useState(draftOf(paidLast))
  const [pays, setPays] = useState(paysOf(before, paid))
  const [asked, setAsked] = useState(false)
  const spoken = useStore($language)
  const was = useRef(spoken)
  useEffect(() => {
    // The language may be changed in the bar while the form is open: saving the form must not undo that.
    if (was.current !== spoken) form.setValue('language', spoken)
    was.current = spoken
  }, [spoken, form])
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((all, { name }) => {
      // The language may also be changed in the bar of another screen.
      if (name && name !== 'language') storeChange({ [name]: all[name] }, { pays, paid })
    })
    return unsubscribe
  }, [watch, pays, paid])
  const changePays = (draft: GuarantorDraft) => {
    setPays(draft)
    storeChange({}, { pays: draft, paid })
  }
  async function save(profile: z.output<typeof profileSchema>) {
    const problem = draftProblem(pays)
    if (problem) return document.getElementById(problem.field)?.focus()
    const body = { ...profile, guarantor: choiceOf(pays) }
    const { result, meta } = await put('/api/patients/me', { body })
    deleteDraft(draftName)
    client.setQueryData(selfQuery.queryKey, result)
    const { email: _email, guarantor, ...saved } = result
    setPaid(draftOf(guarantor))
    form.reset(saved)
    const user = $user.get()
    if (user) $user.set({ ...user, full_name: result.full_name, language: result.language })
    chooseLanguage(result.language)
    addToast({ severity: 'success', summary: meta.message ?? '' })
  }
  return (
    <Form form={form} send={save} submit={t('patient:profile.save')} column onSubmit={() => setAsked(true)}>
      <TextInput form={form} name="full_name" label={t('patient:profile.name')} autoComplete="name" />
      <div className="field">
        <span className="field-label">{t('patient:profile.email')}</span>
        <span>{email}</span>
        <span className="field-hint">{t('patient:profile.emailHint')}</span>
      </div>
      <TextInput
        form={form}
        name="phone"
        label={t('patient:profile.phone')}
        note={t('patient:optional')}
        description={t('patient:profile.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <BirthDateInput
        form={form}
        name="birthDate"
        label={t('patient:profile.birthDate')}
        note={t('patient:optional')}
        own
      />
      <TextAreaInput
        form={form}
        name="address"
        label={t('patient:profile.address')}
        note={t('patient:optional')}
      />
      <GuarantorFields
        draft={pays}
        onChange={changePays}
        asked={asked}
        label={t('dependants:form.pays')}
        description={t('dependants:form.paysHint')}
      />
      <RadioInput
        form={form}
        name="language"
        label={t('patient:profile.language')}
        description={t('patient:profile.languageHint')}
        choices={interfaceLanguages.map(value => ({ value, label: languageNames[value] }))}
        look="chips"
      />
      <CheckInput form={form} name="reminders" label={t('patient:profile.reminders')} />
      <CheckInput form={form} name="promotionalOffers" label={t('patient:profile.offers')} />
    </Form>
  )
}

/** The family on the profile, with a link to its screen: the specification's side navigation has no entry for it. */
function FamilyPart() {
  const { t } = useTranslation()
  const { data } = useFamily()
  const names = data?.map(one => one.name).join(', ')
  return (
    <section className="account-part" aria-labelledby="family">
      <h2 id="family">{t('dependants:title')}</h2>
      <p>{names || t('dependants:profileText')}</p>
      <div className="button-row">
        <LinkButton variant="quiet" to={paths.family}>
          {t('dependants:profileLink')}
        </LinkButton>
      </div>
    </section>
  )
}

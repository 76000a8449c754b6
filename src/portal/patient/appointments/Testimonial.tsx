import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { post } from '#api/client.ts'
import { isAnswered } from '#api/errors.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { leaveTestimonialSchema } from '#entities/appointment/leave-testimonial.ts'
import { formatDay } from '#entities/time/clock.ts'
import { deleteDraft, readDraft, storeDraft } from '../../encrypted-draft.ts'
import { Form } from '../../kit/form/Form.tsx'
import { CheckInput, TextAreaInput, TextInput } from '../../kit/form/inputs.tsx'
import { useZodForm } from '../../kit/form/use-zod-form.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { appointmentQuery } from '../doctors/directory.ts'
import { QueryState } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'

/** The form for a testimonial about an appointment; the hospital reviews it before it is published. */
export function Testimonial() {
  const { t, language } = useTranslation()
  const id = useSearchParams()[0].get('appointment') ?? ''
  const query = useQuery(appointmentQuery(id))
  const { data } = query
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <Screen announced title={t('patient:testimonial.doneTitle')}>
        <img src="/art/states/done.svg" alt="" width={180} height={115} />
        <p>{t('patient:testimonial.doneText')}</p>
        <div className="button-row">
          <LinkButton to={paths.history}>{t('patient:history.title')}</LinkButton>
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={t('patient:testimonial.title')}>
      <QueryState query={query} cards={1} />
      {data && (
        <>
          <p>
            <strong>{appointmentTitle(data, language)}</strong>
            <br />
            {formatDay(data.startsAt, data.timezone, language)}
          </p>
          <TestimonialForm id={id} onSent={() => setSent(true)} />
        </>
      )}
    </Screen>
  )
}

function TestimonialForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation()
  // The schema accepts only true, so the blank form needs the cast.
  const blank = { displayName: '', text: '', consent: false as unknown as true }
  const name = `testimonial.${id}`
  const form = useZodForm(leaveTestimonialSchema, { ...blank, ...readDraft<typeof blank>(name) })
  const isUnsure = useRef(false)
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch(values => storeDraft(name, values))
    return unsubscribe
  }, [watch, name])
  async function send(values: typeof blank) {
    try {
      await post('/api/appointments/{id}/testimonial', { params: { id }, body: values })
    } catch (error) {
      // Of an attempt whose response was lost the testimonial is stored already; otherwise an earlier one is, not this.
      const isStored = isUnsure.current && isAnswered(error) && error.code === 'patients.testimonialLeft'
      isUnsure.current = !isAnswered(error)
      if (!isStored) throw error
    }
    deleteDraft(name)
    onSent()
  }
  return (
    <Form form={form} send={send} submit={t('patient:testimonial.submit')} column>
      <TextAreaInput
        form={form}
        name="text"
        label={t('patient:testimonial.text')}
        description={t('patient:testimonial.textHint')}
        maxLength={1200}
      />
      <TextInput
        form={form}
        name="displayName"
        label={t('patient:testimonial.name')}
        description={t('patient:testimonial.nameHint')}
        maxLength={80}
      />
      <CheckInput form={form} name="consent" label={t('patient:testimonial.consent')} />
    </Form>
  )
}

import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useDateWords } from '../../kit/form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import type { ChangeFormProps } from '../front-desk/leave/ReviewedChange.tsx'
import { ClosureTargets } from './ClosureTargets.tsx'
import { type ClosureTarget, closureTargets, type ClosureForm as Form, problemsIn } from './closure-form.ts'

const ids = {
  target: 'closure-target',
  from: 'closure-from',
  to: 'closure-to',
  hours: 'closure-start',
} as const

/** The closed doctors, unit or location, and the time. */
export function ClosureForm({ form, isPending, change, onAsk }: ChangeFormProps<Form>) {
  const { t } = useTranslation()
  const words = useDateWords()
  const [asked, setAsked] = useState(false)
  const problems = problemsIn(form)
  const problem = (name: keyof typeof ids) =>
    asked && problems[name] ? t(`desk:closure.problem.${problems[name]}`) : undefined
  const { target } = form
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const first = (Object.keys(ids) as (keyof typeof ids)[]).find(name => problems[name])
    if (first) document.getElementById(ids[first])?.focus()
    else onAsk()
  }
  return (
    <form className="sheet max-w-160" noValidate onSubmit={submit}>
      <p>{t('desk:closure.text')}</p>
      <RadioField
        label={t('desk:closure.who')}
        value={target}
        onChange={value => change({ target: value as ClosureTarget })}
        choices={closureTargets.map(value => ({ value, label: t(`desk:closure.target.${value}`) }))}
      />
      <ClosureTargets key={target} id={ids.target} form={form} problem={problem('target')} change={change} />
      <DateField
        id={ids.from}
        label={t('desk:absence.from')}
        value={form.from}
        onChange={from => change({ from, ...(form.to < from ? { to: from } : {}) })}
        errorMessage={problem('from')}
        {...words}
      />
      <DateField
        id={ids.to}
        label={t('desk:absence.to')}
        value={form.to}
        onChange={to => change({ to })}
        errorMessage={problem('to')}
        {...words}
      />
      <RadioField
        label={t('desk:closure.when')}
        value={form.hours ? 'hours' : 'days'}
        onChange={value => change({ hours: value === 'hours' })}
        choices={[
          { value: 'days', label: t('desk:closure.wholeDays') },
          { value: 'hours', label: t('desk:closure.hours'), description: t('desk:closure.hoursText') },
        ]}
      />
      {form.hours && (
        <div className="row-fields">
          <TextField
            id={ids.hours}
            label={t('desk:closure.startTime')}
            type="time"
            value={form.startTime}
            onChange={startTime => change({ startTime })}
            errorMessage={problem('hours')}
          />
          <TextField
            id="closure-end"
            label={t('desk:closure.endTime')}
            type="time"
            value={form.endTime}
            onChange={endTime => change({ endTime })}
            isInvalid={problem('hours') !== undefined}
          />
        </div>
      )}
      <TextArea
        label={t('desk:closure.note')}
        description={t('desk:closure.noteText')}
        rows={2}
        maxLength={300}
        value={form.note}
        onChange={note => change({ note })}
      />
      <div className="button-row">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('desk:absence.ask')}
        </Button>
      </div>
    </form>
  )
}

import { type SubmitEvent, useState } from 'react'
import { DateField } from '#ui/fields/DateField.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { useDateWords } from '../../form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import { ClosureTargets } from './ClosureTargets.tsx'
import { type ClosureTarget, closureTargets, type ClosureForm as Form, problemsIn } from './closure-form.ts'

interface FormProps {
  form: Form
  busy: boolean
  change(one: Partial<Form>): void
  onAsk(): void
}

const ids = {
  target: 'closure-target',
  from: 'closure-from',
  to: 'closure-to',
  hours: 'closure-start',
} as const

/** The closed doctors, unit or location, and the time. */
export function ClosureForm({ form, busy, change, onAsk }: FormProps) {
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
    else if (!busy) onAsk()
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
          {(['startTime', 'endTime'] as const).map(name => (
            <div className="field" key={name}>
              <label htmlFor={name === 'startTime' ? ids.hours : 'closure-end'}>
                {t(`desk:closure.${name}`)}
              </label>
              <input
                id={name === 'startTime' ? ids.hours : 'closure-end'}
                className="control"
                type="time"
                value={form[name]}
                aria-invalid={problem('hours') ? true : undefined}
                aria-describedby={problem('hours') && 'closure-hours-problem'}
                onChange={event => change({ [name]: event.target.value })}
              />
            </div>
          ))}
          {problem('hours') && (
            <p className="field-error" id="closure-hours-problem">
              {problem('hours')}
            </p>
          )}
        </div>
      )}
      <div className="field">
        <label htmlFor="closure-note">{t('desk:closure.note')}</label>
        <p className="field-hint" id="closure-note-hint">
          {t('desk:closure.noteText')}
        </p>
        <textarea
          id="closure-note"
          className="control"
          rows={2}
          maxLength={300}
          autoComplete="off"
          aria-describedby="closure-note-hint"
          value={form.note}
          onChange={event => change({ note: event.target.value })}
        />
      </div>
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {t('desk:absence.ask')}
        </button>
      </div>
    </form>
  )
}

import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useDateWords } from '../../kit/form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import type { ChangeFormProps } from '../front-desk/leave/ReviewedChange.tsx'
import { ClosureTargets } from './ClosureTargets.tsx'
import { type ClosureTarget, closureTargets, type ClosureForm as Form, problemsIn } from './closure-form.ts'

/** The closed doctors, unit or location, and the time. */
export function ClosureForm({ form, isPending, change, onAsk }: ChangeFormProps<Form>) {
  const { t } = useTranslation()
  const words = useDateWords()
  const { target } = form
  const problems = problemsIn(form)
  const text = (name: keyof typeof problems) => problems[name] && t(`desk:closure.problem.${problems[name]}`)
  const { problem, submit } = useChecks({
    'closure-target': text('target'),
    'closure-from': text('from'),
    'closure-to': text('to'),
    'closure-start': text('hours'),
  })
  return (
    <form className="sheet max-w-160" noValidate onSubmit={submit(onAsk)}>
      <p>{t('desk:closure.text')}</p>
      <RadioField
        label={t('desk:closure.who')}
        value={target}
        onChange={value => change({ target: value as ClosureTarget })}
        choices={closureTargets.map(value => ({ value, label: t(`desk:closure.target.${value}`) }))}
      />
      <ClosureTargets
        key={target}
        id="closure-target"
        form={form}
        problem={problem('closure-target')}
        change={change}
      />
      <DateField
        id="closure-from"
        label={t('desk:absence.from')}
        value={form.from}
        onChange={from => change({ from, ...(form.to < from ? { to: from } : {}) })}
        errorMessage={problem('closure-from')}
        {...words}
      />
      <DateField
        id="closure-to"
        label={t('desk:absence.to')}
        value={form.to}
        onChange={to => change({ to })}
        errorMessage={problem('closure-to')}
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
        <div className="grid gap-4.5 md:grid-cols-2">
          <TextField
            id="closure-start"
            label={t('desk:closure.startTime')}
            type="time"
            value={form.startTime}
            onChange={startTime => change({ startTime })}
            errorMessage={problem('closure-start')}
          />
          <TextField
            id="closure-end"
            label={t('desk:closure.endTime')}
            type="time"
            value={form.endTime}
            onChange={endTime => change({ endTime })}
            isInvalid={problem('closure-start') !== undefined}
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

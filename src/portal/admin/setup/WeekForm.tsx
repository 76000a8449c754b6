import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '#api/errors.ts'
import { number } from '#entities/fields.ts'
import { Button } from '#ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { submitting } from '../../kit/submitting.ts'
import { useAction } from '../../kit/use-action.ts'
import { useLeaveGuard, withoutDraft } from '../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { type Problem, problemsOf, serverProblems } from '../content/edit/form-problems.ts'
import { type FormValues, toBody, toForm } from '../content/edit/form-values.ts'
import { focusInput } from '../content/edit/ProblemList.tsx'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { ItemFormContext } from '../inputs/form-context.ts'
import { optionLabel } from '../labels.ts'
import { saveSession } from '../schedule/calls.ts'
import { newSession, sessionBody, sessionFields } from '../schedule/schedule-form.ts'
import { invalidateSetup } from './calls.ts'
import { slotTimes } from './slot-times.ts'
import { WeekdayPicker, workdays } from './WeekdayPicker.tsx'

const { location, startTime, endTime } = sessionFields
/** The fields that differ between doctors; the others get the defaults of a new session. */
const fields = {
  location,
  startTime,
  endTime,
  slotMinutes: number({ required: true, min: 5, max: 480 }),
} as typeof sessionFields

interface FormProps {
  doctor: string
  title: string
  /** The key of the default location. */
  place: string
  /** True while the days are saved: the form must stay although the doctor already has sessions. */
  onWriting(writing: boolean): void
}

/** Enters the same hours for several weekdays; each day becomes a separate weekly session. */
export function WeekForm({ doctor, title, place, onWriting }: FormProps) {
  const { t } = useTranslation()
  const beginning = { location: place, startTime: '09:00', endTime: '12:00', slotMinutes: 15 }
  const form = useForm<FormValues>({ defaultValues: toForm(fields, beginning) })
  const [days, setDays] = useState(workdays)
  const [problems, setProblems] = useState<Problem[]>([])
  const [noDay, setNoDay] = useState(false)
  const values = form.watch()
  const times = slotTimes(String(values.startTime), String(values.endTime), Number(values.slotMinutes))

  const show = (found: Problem[]) => {
    setProblems(found)
    if (found[0]?.path) focusInput(found[0].path)
  }
  const save = useAction(
    async (typed: FormValues) => {
      onWriting(true)
      const today = Temporal.Now.plainDateISO().toString()
      const whole = { ...newSession(today), ...toBody(fields, typed) }
      const left = [...days]
      try {
        for (const weekday of days) {
          await saveSession(null, sessionBody(doctor, { ...whole, weekday }), title)
          left.splice(left.indexOf(weekday), 1)
        }
      } finally {
        // Days saved before an error are done; only the others stay selected.
        if (left.length > 0) setDays(left)
        if (left.length < days.length) await invalidateSetup()
      }
      form.reset(typed)
    },
    {
      done: t('admin:schedule.saved'),
      onDone: () => onWriting(false),
      showError: 'here',
      onError: (error, typed) =>
        show(error instanceof ApiError ? serverProblems(fields, typed, error.fields) : []),
    },
  )
  const unsaved = form.formState.isDirty || save.isPending || save.error !== null
  useUnsaved(unsaved)
  useLeaveGuard(unsaved, withoutDraft)
  function submit() {
    const typed = structuredClone(form.getValues())
    const found = problemsOf(fields, typed, t)
    show(found)
    setNoDay(days.length === 0)
    if (found.length === 0 && days.length > 0) void save.run(typed)
  }
  return (
    <ItemFormContext value={{ kind: 'doctors', problems, isNew: true, keyFixed: true }}>
      <FormProvider {...form}>
        <form noValidate className="sheet" onSubmit={submitting(submit)}>
          <Failure of={{ failure: save.failure.map(line => `${optionLabel(t, days[0] ?? '')}: ${line}`) }} />
          <WeekdayPicker
            label={t('setup:timetable.days')}
            days={days}
            problem={noDay && days.length === 0 ? t('setup:timetable.noDay') : undefined}
            onChange={setDays}
          />
          <div className="grid gap-4.5 md:grid-cols-2">
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} path={name} field={field} label={t(`admin:schedule.${name}`)} />
            ))}
          </div>
          <section className="grid gap-1.5" aria-label={t('setup:preview')} aria-live="polite">
            {times.length > 0 && days.length > 0 && (
              <>
                <p>
                  {t('setup:timetable.places', { count: times.length, week: times.length * days.length })}
                </p>
                <p className="field-hint tabular">
                  {times.slice(0, 6).join(', ')}
                  {times.length > 6 && ` … ${times.at(-1)}`}
                </p>
              </>
            )}
          </section>
          <div className="button-row">
            <Button type="submit" variant="primary" isPending={save.isPending}>
              {t(save.isPending ? 'admin:form.saving' : 'setup:timetable.save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </ItemFormContext>
  )
}

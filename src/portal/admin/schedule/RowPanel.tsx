import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '#api/errors.ts'
import type { Fields } from '#entities/fields.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { submitting } from '../../kit/submitting.ts'
import { useAction } from '../../kit/use-action.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { type Problem, problemsOf, serverProblems } from '../content/edit/form-problems.ts'
import { type FormValues, toBody, toForm } from '../content/edit/form-values.ts'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { ItemFormContext, inputId } from '../inputs/form-context.ts'
import { AffectedAppointments } from './AffectedAppointments.tsx'
import type { AffectedSlots, ContactFigures } from './calls.ts'
import { contactsOf, useConfirmLabel, useContactLines } from './contact-counts.ts'
import { type Restored, useRestoreLines } from './undo.ts'

interface PanelProps {
  title: string
  fields: Fields
  data: FormValues
  /** The fields to show for the current values. */
  parts(values: FormValues): string[]
  optionText(name: string, option: string): string | undefined
  label(name: string, values: FormValues): string
  help?(name: string): string | undefined
  /** What the change would displace; requested before saving, and shown if it is anything. */
  look(body: FormValues): Promise<AffectedSlots>
  /** For a changed leave: how many cancelled appointments would be restored. */
  figures?(body: FormValues): Promise<Restored>
  /** Whether a change that displaces an appointment is refused, or saved with a notification. */
  refuses: boolean
  save(body: FormValues): Promise<{ meta: ContactFigures }>
  onClose(): void
}

/** The form for one row of a timetable. */
export function RowPanel({
  title,
  fields,
  data,
  parts,
  optionText,
  label,
  help,
  look,
  figures,
  refuses,
  save,
  onClose,
}: PanelProps) {
  const { t } = useTranslation()
  const contactLines = useContactLines()
  const confirmLabel = useConfirmLabel()
  const restoreLines = useRestoreLines()
  const form = useForm<FormValues>({ defaultValues: toForm(fields, data) })
  const values = form.watch()
  useUnsaved(form.formState.isDirty)
  const [problems, setProblems] = useState<Problem[]>([])
  /** The last reviewed form and its effects: a changed form is reviewed again. */
  const [review, setReview] = useState<
    (AffectedSlots & { body: string; figures: Restored | undefined; restored: string[] }) | null
  >(null)
  const shown = parts(values)
  const show = (found: Problem[]) => {
    setProblems(found)
    const first = found.find(one => one.path)
    if (first) document.getElementById(inputId(first.path))?.focus()
  }
  /** Undefined if the change must be reviewed first. */
  const change = useAction(
    async (body: FormValues) => {
      const sent = JSON.stringify(body)
      if (review?.body !== sent) {
        const affected = await look(body)
        // A change that is refused restores no appointment.
        const found = refuses ? undefined : await figures?.(body)
        const restored = found ? restoreLines(found) : []
        setReview({ ...affected, body: sent, figures: found, restored })
        if (affected.slots.length + affected.checkedIn + restored.length > 0) return undefined
      }
      return (await save(body)).meta
    },
    {
      done: meta => meta && savedToast(meta),
      onDone: meta => meta && onClose(),
      showError: 'here',
      onError: error => show(error instanceof ApiError ? serverProblems(fields, values, error.fields) : []),
    },
  )
  function savedToast({ affected = 0, told = 0, alsoToCall = 0, toCall = 0 }: ContactFigures) {
    const summary = t('admin:schedule.saved')
    const lines = contactLines({ letters: told, alsoCall: alsoToCall, onlyCall: toCall })
    if (affected > 0) lines.unshift(t('admin:schedule.affected', { count: affected }))
    if (lines.length === 0) return { summary }
    // The message describes work to do, so it stays longer.
    return { severity: 'warn' as const, summary, detail: lines.join(' '), life: 60_000 }
  }
  function submit() {
    const used = Object.fromEntries(Object.entries(fields).filter(([name]) => shown.includes(name)))
    const found = problemsOf(used, values, t)
    show(found)
    if (found.length === 0) void change.run(toBody(used, values))
    else change.clear()
  }
  const needsConfirmation =
    review !== null && review.slots.length + review.checkedIn + review.restored.length > 0 && !refuses
  return (
    <Panel
      title={title}
      wide
      onClose={onClose}
      canCancel
      footer={
        <Button type="submit" form="row-form" variant="primary" isPending={change.isPending}>
          {change.isPending
            ? t('admin:form.saving')
            : needsConfirmation
              ? confirmLabel(contactsOf(review.slots, review.figures))
              : t('admin:schedule.save')}
        </Button>
      }
    >
      <ItemFormContext value={{ kind: 'doctors', problems, isNew: false, keyFixed: true }}>
        <FormProvider {...form}>
          <form id="row-form" className="grid gap-5" noValidate onSubmit={submitting(submit)}>
            {!problems.some(one => one.path) && <Failure of={change} />}
            {review && review.slots.length > 0 && (
              <AffectedAppointments places={review.slots} refused={refuses} />
            )}
            {review && review.checkedIn > 0 && (
              <Notice role="alert">{t('desk:absence.checkedIn', { count: review.checkedIn })}</Notice>
            )}
            {review && review.restored.length > 0 && (
              <Notice role="alert">
                {review.restored.map(line => (
                  <p key={line}>{line}</p>
                ))}
              </Notice>
            )}
            <div className="grid gap-4.5 md:grid-cols-2">
              {shown.map(name => {
                const field = fields[name]
                return (
                  field && (
                    <FieldInput
                      key={name}
                      path={name}
                      field={field}
                      label={label(name, values)}
                      help={help?.(name)}
                      optionText={option => optionText(name, option) ?? option}
                    />
                  )
                )
              })}
            </div>
          </form>
        </FormProvider>
      </ItemFormContext>
    </Panel>
  )
}

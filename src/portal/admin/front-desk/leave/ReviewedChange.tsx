import { type ReactNode, useState } from 'react'
import { isAnswered } from '#api/errors.ts'
import { Failure } from '../../../kit/Failure.tsx'
import { Page } from '../../../kit/Page.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useLeaveGuard, withoutDraft } from '../../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../../kit/use-unsaved.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import type { Contacted } from '../day/day-calls.ts'
import { AbsenceResult } from './AbsenceResult.tsx'
import { ChangeReview, type ReviewTexts } from './ChangeReview.tsx'

export interface ChangeFormProps<F> {
  form: F
  isPending: boolean
  change(one: Partial<F>): void
  /** Asks which patients the change displaces. */
  onAsk(): void
}

interface Props<F, D> {
  title: string
  initial: F
  form(props: ChangeFormProps<F>): ReactNode
  ask(form: F): Promise<D>
  /** The displaced patients, before the change is saved. */
  review(displaced: D): ReviewTexts
  save(form: F): Promise<Contacted>
  /** Below each step. */
  below(form: F): ReactNode
}
/** A change that displaces appointments, in three steps: the form, the displaced patients, and the patients to call. */
export function ReviewedChange<F extends { location: string; from: string }, D>({
  title,
  initial,
  form: renderForm,
  ask,
  review,
  save,
  below,
}: Props<F, D>) {
  const { t } = useTranslation()
  const [form, setForm] = useState(initial)
  const [isBegun, setBegun] = useState(false)
  const [displaced, setDisplaced] = useState<D | null>(null)
  const [result, setResult] = useState<Contacted | null>(null)
  const isUnsaved = isBegun && result === null
  useUnsaved(isUnsaved)
  useLeaveGuard(isUnsaved, withoutDraft)
  const asking = useAction(() => ask(form), { onDone: setDisplaced, showError: 'here' })
  const saving = useAction(() => save(form), {
    onDone: setResult,
    showError: 'here',
    onError: error => {
      // The change may be saved although the answer was lost: a new review shows which patients are left, so that no
      // patient is notified twice.
      if (!isAnswered(error)) setDisplaced(null)
    },
  })
  const back = () => {
    setDisplaced(null)
    saving.clear()
  }
  const day = adminPaths.day({ location: form.location, date: form.from })
  return (
    <Page title={title} back={{ to: day, label: t('desk:day.back') }}>
      <Failure of={asking} />
      <Failure of={saving} />
      {result ? (
        <AbsenceResult {...result} day={day} />
      ) : displaced ? (
        <ChangeReview {...review(displaced)} action={saving} onBack={back} />
      ) : (
        renderForm({
          form,
          isPending: asking.isPending,
          change: one => {
            setBegun(true)
            setForm({ ...form, ...one })
          },
          onAsk: () => {
            saving.clear()
            void asking.run()
          },
        })
      )}
      {below(form)}
    </Page>
  )
}

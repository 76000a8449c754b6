import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { WriteAnswer } from '#api/client.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { AffectedSlot } from '#entities/schedule/schedule-write.ts'
import { deleteDraft, readDraft } from '../../../encrypted-draft.ts'
import { useAction } from '../../../kit/use-action.ts'
import { useLeaveGuard } from '../../../kit/use-leave-guard.ts'
import { useUnsaved } from '../../../kit/use-unsaved.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { type AdminItem, createItem, publishItem, type Referrer, saveItem } from '../calls.ts'
import { itemTitle } from '../item-title.ts'
import { formFields } from './form-order.ts'
import { type Problem, problemsOf, serverProblems } from './form-problems.ts'
import { type FormValues, toBody, toForm } from './form-values.ts'
import { isEqual } from './merge.ts'
import { watchPublication } from './publishing.ts'
import { type BaseVersion, type FormDraft, useFormDraft, useProblemRemoval } from './use-form-draft.ts'
import { useItemActions } from './use-item-actions.ts'

type Data = Record<string, unknown>
export interface Stale {
  current: AdminItem
  base: Data
  mine: Data
  publish: boolean
}
type Work = 'draft' | 'publish' | 'archive' | 'delete' | 'discard' | 'restore' | 'schedule'

interface EditorAction {
  name: Work
  act(): Promise<void>
  /** What was sent, to be merged with a newer version. */
  retry: Omit<Stale, 'current'> | undefined
}

interface Options {
  /** Initial values of a new item. */
  preset?: Data | undefined
  /** Called after saving, instead of opening the item's own form. */
  onSaved?: ((item: AdminItem) => void) | undefined
}

interface Refusal {
  current?: AdminItem
  referrers?: Referrer[]
  places?: AffectedSlot[]
}

/** State and actions of the form of one item. `item` is null for a new one. */
export function useItemEditor(kind: ContentKind, item: AdminItem | null, { preset, onSaved }: Options = {}) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const fields = useMemo(() => formFields(kind), [kind])
  const name = item?.key ?? 'new'
  const draftName = `admin.${kind}/${name}`
  const [draft, setDraft] = useState(() => readDraft<FormDraft>(draftName))
  const [current, setCurrent] = useState(item)
  const [problems, setProblems] = useState<Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [stale, setStale] = useState<Stale | null>(null)
  const [referrers, setReferrers] = useState<Referrer[] | null>(null)
  const [displaced, setDisplaced] = useState<AffectedSlot[] | null>(null)
  const base = useRef<BaseVersion>({
    version: draft?.version ?? item?.version ?? 0,
    data: draft?.base ?? item?.data ?? preset ?? {},
  })
  const form = useForm<FormValues>({ defaultValues: toForm(fields, base.current.data) })
  const { isDirty } = form.formState
  const leave = useLeaveGuard(isDirty)
  useUnsaved(isDirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is restored once
  useEffect(() => {
    // Convert by the current definition: its fields may have changed since the draft was stored.
    if (draft) form.reset(toForm(fields, toBody(fields, draft.values)), { keepDefaultValues: true })
  }, [])

  useFormDraft(form, { name: draftName, fields, base })
  useProblemRemoval(form, setProblems)

  /** Makes the saved version the base of the form. Input typed during the request stays in the form. */
  function adopt(saved: AdminItem, sent: FormValues) {
    const now = structuredClone(form.getValues())
    base.current = { version: saved.version, data: saved.data }
    deleteDraft(draftName)
    form.reset(toForm(fields, saved.data))
    for (const [field, value] of Object.entries(now)) {
      if (!isEqual(value, sent[field])) form.setValue(field, value, { shouldDirty: true })
    }
    setCurrent(saved)
    setDraft(null)
    setStale(null)
    setProblems([])
    setFailure(null)
  }

  function settle({ result, meta }: WriteAnswer<AdminItem>, sent: FormValues) {
    adopt(result, sent)
    addAdminToast({ severity: 'success', summary: meta.message || t('admin:form.saved') })
    if (typeof meta.change === 'number') void watchPublication(meta.change, itemTitle(result, language))
    if (onSaved) leave(() => onSaved(result))
    else if (result.key !== name) leave(() => navigate(adminPaths.edit(kind, result.key), { replace: true }))
  }

  function refuse(error: unknown, retry?: Omit<Stale, 'current'>) {
    if (error instanceof ApiError) {
      const result = error.result as Refusal | undefined
      if (error.code === 'content.stale' && result?.current && retry) {
        return setStale({ ...retry, current: result.current })
      }
      if (error.code === 'content.referenced' && result?.referrers) return setReferrers(result.referrers)
      setDisplaced(result?.places ?? null)
      if (error.fields.length > 0) {
        setProblems(serverProblems(fields, form.getValues(), error.fields))
        return setAttempt(before => before + 1)
      }
    }
    const { summary, detail } = errorLines(error)
    setFailure(detail)
    addAdminToast({ severity: 'error', summary, detail })
  }

  const action = useAction(({ act }: EditorAction) => act().then(() => true), {
    onError: (error, { retry }) => {
      refuse(error, retry)
      return true
    },
  })
  const busy = action.pending?.name ?? null
  /** Returns whether it was done. */
  async function work(name: Work, act: () => Promise<void>, retry?: Omit<Stale, 'current'>) {
    if (busy) return false
    setFailure(null)
    setDisplaced(null)
    return (await action.run({ name, act, retry })) === true
  }

  function send(data: Data, version: number, publish: boolean, sent: FormValues) {
    const retry = { base: base.current.data, mine: data, publish }
    return work(
      publish ? 'publish' : 'draft',
      async () =>
        settle(
          current
            ? await saveItem(kind, current.key, { data, version, publish })
            : await createItem(kind, data, publish),
          sent,
        ),
      retry,
    )
  }

  async function save(publish: boolean): Promise<boolean> {
    const sent = structuredClone(form.getValues())
    if (publish && current && !isDirty) {
      return work(
        'publish',
        async () => settle(await publishItem(kind, current.key, base.current.version), sent),
        { base: base.current.data, mine: base.current.data, publish },
      )
    }
    const found = problemsOf(fields, sent, t)
    setProblems(found)
    setAttempt(before => before + 1)
    return found.length === 0 && send(toBody(fields, sent), base.current.version, publish, sent)
  }

  /** Puts the merged version into the form and saves it on top of the newer version. */
  async function saveMerged(merged: Data) {
    if (!stale) return
    const { current: theirs, publish } = stale
    base.current = { version: theirs.version, data: theirs.data }
    form.reset(toForm(fields, theirs.data))
    const values = toForm(fields, merged)
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
    setCurrent(theirs)
    setStale(null)
    await send(merged, theirs.version, publish, structuredClone(form.getValues()))
  }

  function discardStoredDraft() {
    deleteDraft(draftName)
    setDraft(null)
    setProblems([])
    base.current = { version: item?.version ?? 0, data: item?.data ?? preset ?? {} }
    form.reset(toForm(fields, base.current.data))
  }

  const steps = useItemActions({
    kind,
    current,
    base,
    isDirty,
    work,
    settle,
    setCurrent,
    /** Lets actions on the published version keep unsaved input in the form. */
    savedValues: () => toForm(fields, base.current.data),
    typedValues: () => structuredClone(form.getValues()),
    afterRemoval: () => {
      deleteDraft(draftName)
      leave(() => navigate(adminPaths.list(kind), { replace: true }))
    },
  })

  return {
    form,
    isDirty,
    current,
    draft,
    discardStoredDraft,
    problems,
    attempt,
    busy,
    failure,
    stale,
    closeStale: () => setStale(null),
    saveMerged,
    displaced,
    referrers,
    closeReferrers: () => setReferrers(null),
    save,
    ...steps,
  }
}
export type ItemEditor = ReturnType<typeof useItemEditor>

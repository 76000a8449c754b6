import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import IconAlert from '~icons/lucide/circle-alert'
import { Panel } from '../../kit/Panel.tsx'
import { useTranslation } from '../../texts.ts'
import { createItem } from '../content/calls.ts'
import { formFields } from '../content/edit/form-order.ts'
import { type Problem, problemsOf, serverProblems } from '../content/edit/form-problems.ts'
import { type FormValues, toBody, toForm } from '../content/edit/form-values.ts'
import { focusInput } from '../content/edit/ProblemList.tsx'
import { outlineOf } from '../kinds.ts'
import { fieldHelp, fieldLabel, kindLabel } from '../labels.ts'
import { FieldInput } from './FieldInput.tsx'
import { ItemFormContext } from './form-context.ts'

interface PanelProps {
  kind: ContentKind
  onCreated(key: string): void
  onClose(): void
}

/** Prefix of the input names, to differ from those of the form behind the panel. */
const ROOT = 'fresh'
const inside = (problem: Problem): Problem => ({ ...problem, path: `${ROOT}.${problem.path}` })

/** Creates an item for a reference with its required fields only; the others can be filled in later in its own form. */
export function CreatePanel({ kind, onCreated, onClose }: PanelProps) {
  const { t } = useTranslation()
  const { key, title } = outlineOf(kind)
  const fields = Object.fromEntries(
    Object.entries(formFields(kind))
      .filter(([name, field]) => field.required || name === title || name === key)
      .map(([name, field]) => [name, field.from ? { ...field, from: `${ROOT}.${field.from}` } : field]),
  )
  const form = useForm<{ [ROOT]: FormValues }>({ defaultValues: { [ROOT]: toForm(fields, {}) } })
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (problems[0]) focusInput(problems[0].path)
  }, [problems])

  async function save(publish: boolean) {
    if (busy) return
    const values = structuredClone(form.getValues(ROOT))
    const found = problemsOf(fields, values, t)
    setProblems(found.map(inside))
    setFailure(null)
    if (found.length > 0) return
    setBusy(true)
    try {
      const { result, meta } = await createItem(kind, toBody(fields, values), publish)
      addAdminToast({ severity: 'success', summary: meta.message || t('admin:form.saved') })
      onCreated(result.key)
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0)
        setProblems(serverProblems(fields, values, error.fields).map(inside))
      else setFailure(errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  // A portal, as submitting a nested form would also submit the outer form.
  return createPortal(
    <Panel
      title={t('admin:form.add', { kind: kindLabel(t, kind, 'one') })}
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" isPending={busy} onClick={() => void save(true)}>
            {t('admin:form.publish')}
          </Button>
          <Button variant="quiet" isPending={busy} onClick={() => void save(false)}>
            {t('admin:form.saveDraft')}
          </Button>
        </>
      }
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          <IconAlert />
          {failure}
        </p>
      )}
      <ItemFormContext value={{ kind, problems, isNew: true, keyFixed: false, inPanel: true }}>
        <FormProvider {...form}>
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput
              key={name}
              path={`${ROOT}.${name}`}
              field={field}
              label={fieldLabel(t, kind, name)}
              help={fieldHelp(t, kind, name)}
            />
          ))}
        </FormProvider>
      </ItemFormContext>
    </Panel>,
    document.body,
  )
}

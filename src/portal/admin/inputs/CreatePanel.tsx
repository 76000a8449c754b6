import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '#api/errors.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useAction } from '../../kit/use-action.ts'
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
  useEffect(() => {
    if (problems[0]) focusInput(problems[0].path)
  }, [problems])

  const create = useAction(
    ({ values, publish }: { values: FormValues; publish: boolean }) =>
      createItem(kind, toBody(fields, values), publish),
    {
      done: ({ meta }) => meta.message || t('admin:form.saved'),
      onDone: ({ result }) => onCreated(result.key),
      showError: 'here',
      onError: (error, { values }) => {
        if (!(error instanceof ApiError) || error.fields.length === 0) return false
        setProblems(serverProblems(fields, values, error.fields).map(inside))
        return true
      },
    },
  )
  function save(publish: boolean) {
    const values = structuredClone(form.getValues(ROOT))
    const found = problemsOf(fields, values, t)
    setProblems(found.map(inside))
    if (found.length === 0) void create.run({ values, publish })
  }
  // A portal, as submitting a nested form would also submit the outer form.
  return createPortal(
    <Panel
      title={t('admin:form.add', { kind: kindLabel(t, kind, 'one') })}
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" isPending={create.pending?.publish === true} onClick={() => save(true)}>
            {t('admin:form.publish')}
          </Button>
          <Button variant="quiet" isPending={create.pending?.publish === false} onClick={() => save(false)}>
            {t('admin:form.saveDraft')}
          </Button>
        </>
      }
    >
      <Failure of={create} />
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

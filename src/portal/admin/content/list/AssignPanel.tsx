import { useEffect, useState } from 'react'
import { type AssignMode, assignableFields, modesFor } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { FieldOutline } from '#entities/outlines.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/fields/Field.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Failure } from '../../../kit/Failure.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { ReferencePicker } from '../../inputs/ReferencePicker.tsx'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import type { Assignment } from '../calls.ts'

interface PanelProps {
  kind: ContentKind
  /** How many items are selected. */
  count: number
  onAssign(assignment: Assignment): Promise<void>
  onClose(): void
}

/** Adds references to a field of all selected items, or removes them. */
export function AssignPanel({ kind, count, onAssign, onClose }: PanelProps) {
  const { t } = useTranslation()
  const { fields } = outlineOf(kind)
  const names = assignableFields(outlineOf(kind))
  const [name, setName] = useState(names[0] as string)
  const field = fields[name] as FieldOutline
  const ways = modesFor(field)
  const [way, setWay] = useState<AssignMode>(ways[0] as AssignMode)
  const [keys, setKeys] = useState<string[]>([])
  const [problem, setProblem] = useState(false)
  const first = names.length > 1 ? 'assign-field' : 'assign-keys'
  // Runs after the panel has opened and focused its first button.
  useEffect(() => {
    document.getElementById(first)?.focus()
  }, [first])
  const chooseField = (next: string) => {
    setName(next)
    setWay(modesFor(fields[next] as FieldOutline)[0] as AssignMode)
    setKeys([])
    setProblem(false)
  }
  const assign = useAction(
    (publish: boolean) => onAssign({ field: name, way, keys: way === 'clear' ? [] : keys, publish }),
    { showError: 'here' },
  )
  function submit(publish: boolean) {
    const isMissing = way !== 'clear' && keys.length === 0
    setProblem(isMissing)
    if (isMissing) document.getElementById('assign-keys')?.focus()
    else void assign.run(publish)
  }
  return (
    <Panel
      title={t('admin:assign.title', { count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" isPending={assign.pending === false} onClick={() => submit(false)}>
            {t('admin:assign.draft')}
          </Button>
          <Button variant="quiet" isPending={assign.pending === true} onClick={() => submit(true)}>
            {t('admin:assign.publish')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Failure of={assign} />
        {names.length > 1 && (
          <SelectField
            id="assign-field"
            label={t('admin:assign.field')}
            value={name}
            onChange={chooseField}
            options={names.map(value => ({ value, label: fieldLabel(t, kind, value) }))}
          />
        )}
        {ways.length > 1 && (
          <RadioField
            label={t('admin:assign.way')}
            value={way}
            onChange={next => {
              setWay(next as AssignMode)
              setProblem(false)
            }}
            choices={ways.map(value => ({ value, label: t(`admin:assign.${value}`) }))}
          />
        )}
        {way !== 'clear' && (
          <Field
            id="assign-keys"
            label={fieldLabel(t, kind, name)}
            errorMessage={problem ? t('admin:assign.missing') : undefined}
            isRequired
          >
            {wiring => (
              <ReferencePicker
                key={name}
                {...wiring}
                kind={field.references as ContentKind}
                single={field.widget === 'reference'}
                keys={keys}
                onChange={next => {
                  setKeys(next)
                  setProblem(false)
                }}
              />
            )}
          </Field>
        )}
        <p className="field-hint">{t('admin:assign.text')}</p>
      </div>
    </Panel>
  )
}

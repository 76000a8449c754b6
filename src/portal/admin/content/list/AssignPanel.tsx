import { useEffect, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { type AssignWay, assignableFields, waysFor } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { FieldOutline } from '#entities/outlines.ts'
import IconAlert from '~icons/lucide/circle-alert'
import { useTranslation } from '../../../texts.ts'
import { ReferencePicker } from '../../inputs/ReferencePicker.tsx'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import { Panel } from '../../layout/Panel.tsx'
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
  const ways = waysFor(field)
  const [way, setWay] = useState<AssignWay>(ways[0] as AssignWay)
  const [keys, setKeys] = useState<string[]>([])
  const [problem, setProblem] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const first = names.length > 1 ? 'assign-field' : 'assign-keys'
  // Runs after the panel has opened and focused its first button.
  useEffect(() => {
    document.getElementById(first)?.focus()
  }, [first])
  const chooseField = (next: string) => {
    setName(next)
    setWay(waysFor(fields[next] as FieldOutline)[0] as AssignWay)
    setKeys([])
    setProblem(false)
  }
  async function assign(publish: boolean) {
    if (busy) return
    const isMissing = way !== 'clear' && keys.length === 0
    setProblem(isMissing)
    setFailure(null)
    if (isMissing) return document.getElementById('assign-keys')?.focus()
    setBusy(true)
    try {
      await onAssign({ field: name, way, keys: way === 'clear' ? [] : keys, publish })
    } catch (error) {
      // Prefer the messages of the refused fields to the general message.
      const own = error instanceof ApiError ? error.fields.map(one => one.message).join(' ') : ''
      setFailure(own || errorLines(error).detail)
      setBusy(false)
    }
  }
  return (
    <Panel
      title={t('admin:assign.title', { count })}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={busy || undefined}
            onClick={() => void assign(false)}
          >
            {t('admin:assign.draft')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy || undefined}
            onClick={() => void assign(true)}
          >
            {t('admin:assign.publish')}
          </button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <p className="notice notice-error" role="alert">
            <IconAlert />
            {failure}
          </p>
        )}
        {names.length > 1 && (
          <div className="field">
            <label className="field-label" htmlFor="assign-field">
              {t('admin:assign.field')}
            </label>
            <select
              id="assign-field"
              className="control"
              value={name}
              onChange={event => chooseField(event.target.value)}
            >
              {names.map(one => (
                <option key={one} value={one}>
                  {fieldLabel(t, kind, one)}
                </option>
              ))}
            </select>
          </div>
        )}
        {ways.length > 1 && (
          <fieldset className="field plain-list">
            <legend className="field-label">{t('admin:assign.way')}</legend>
            {ways.map(one => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="assign-way"
                  checked={way === one}
                  onChange={() => {
                    setWay(one)
                    setProblem(false)
                  }}
                />
                <span>{t(`admin:assign.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {way !== 'clear' && (
          <div className="field" data-problem={problem || undefined}>
            <label className="field-label" htmlFor="assign-keys">
              {fieldLabel(t, kind, name)}
            </label>
            <ReferencePicker
              key={name}
              id="assign-keys"
              kind={field.references as ContentKind}
              single={field.widget === 'reference'}
              keys={keys}
              onChange={next => {
                setKeys(next)
                setProblem(false)
              }}
              onBlur={() => {}}
              describedBy={problem ? 'assign-problem' : undefined}
              invalid={problem || undefined}
              required
            />
            {problem && (
              <p className="field-error" id="assign-problem">
                <IconAlert />
                {t('admin:assign.missing')}
              </p>
            )}
          </div>
        )}
        <p className="field-hint">{t('admin:assign.text')}</p>
      </div>
    </Panel>
  )
}

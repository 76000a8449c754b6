import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { ContentKind } from '#entities/kinds.ts'
import IconPlus from '~icons/lucide/plus'
import { Later } from '../../kit/Later.tsx'
import { useTranslation } from '../../texts.ts'
import { outlineOf } from '../kinds.ts'
import { kindLabel } from '../labels.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useItemForm } from './form-context.ts'
import type { InputProps } from './input-props.ts'
import { ReferencePicker } from './ReferencePicker.tsx'

const createPanel = () => import('./CreatePanel.tsx').then(module => module.CreatePanel)

function Picker({ path, field, label, under, help, single }: InputProps & { single?: boolean }) {
  const { t } = useTranslation()
  const { inPanel } = useItemForm()
  const { value, onChange, onBlur } = useController({ name: path }).field
  const [creating, setCreating] = useState(false)
  const kind = field.references as ContentKind
  const keys = single ? (value ? [value as string] : []) : (value as string[])
  const change = (next: string[]) => onChange(single ? (next[0] ?? '') : next)
  // A missing item can be created without leaving this form.
  const add = outlineOf(kind).admin.add && !inPanel && (
    <button type="button" className="link-button" onClick={() => setCreating(true)}>
      <IconPlus />
      {t('admin:list.addKind', { kind: kindLabel(t, kind, 'one') })}
    </button>
  )
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} aside={add}>
      {wiring => (
        <>
          <ReferencePicker
            {...wiring}
            kind={kind}
            single={single}
            keys={keys}
            onChange={change}
            onBlur={onBlur}
          />
          {creating && (
            <Later
              load={createPanel}
              kind={kind}
              onClose={() => setCreating(false)}
              onCreated={key => {
                change(single ? [key] : [...keys, key])
                setCreating(false)
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}

export const ReferenceInput = (props: InputProps) => <Picker {...props} single />
export const ReferencesInput = (props: InputProps) => <Picker {...props} />

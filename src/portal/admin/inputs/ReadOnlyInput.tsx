import { useWatch } from 'react-hook-form'
import { ValueView } from '../content/list/ValueView.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { inputId, useItemForm } from './form-context.ts'
import type { InputProps } from './input-props.ts'

/** A field that the administrator has no right to edit. */
export function ReadOnlyInput({ path, field, label, help }: InputProps) {
  const { kind } = useItemForm()
  const value: unknown = useWatch({ name: path })
  const id = inputId(path)
  return (
    <FieldFrame {...{ path, label, help }} isPrivate={field.private} asGroup>
      {() => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a form of its own
        <div role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
          <ValueView kind={kind} field={field} value={value === '' ? undefined : value} />
        </div>
      )}
    </FieldFrame>
  )
}

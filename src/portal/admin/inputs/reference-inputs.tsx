import { useController } from 'react-hook-form'
import type { ContentKind } from '#entities/kinds.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'
import { ReferencePicker } from './ReferencePicker.tsx'

export function ReferenceInput({ path, field, label, under, help }: InputProps) {
  const { field: bound } = useController({ name: path })
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required}>
      {wiring => (
        <ReferencePicker
          id={wiring.id}
          kind={field.references as ContentKind}
          keys={bound.value ? [bound.value as string] : []}
          single
          onChange={([key]) => bound.onChange(key ?? '')}
          onBlur={bound.onBlur}
          describedBy={wiring['aria-describedby']}
          invalid={wiring['aria-invalid']}
          required={wiring['aria-required']}
        />
      )}
    </FieldFrame>
  )
}

export function ReferencesInput({ path, field, label, under, help }: InputProps) {
  const { field: bound } = useController({ name: path })
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required}>
      {wiring => (
        <ReferencePicker
          id={wiring.id}
          kind={field.references as ContentKind}
          keys={bound.value as string[]}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
          describedBy={wiring['aria-describedby']}
          invalid={wiring['aria-invalid']}
          required={wiring['aria-required']}
        />
      )}
    </FieldFrame>
  )
}

import { useController } from 'react-hook-form'
import type { ContentKind } from '#entities/kinds.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'
import { ReferencePicker } from './ReferencePicker.tsx'

function Picker({ path, field, label, under, help, single }: InputProps & { single?: boolean }) {
  const { value, onChange, onBlur } = useController({ name: path }).field
  const one = { keys: value ? [value as string] : [], onChange: ([key]: string[]) => onChange(key ?? '') }
  const several = { keys: value as string[], onChange }
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required}>
      {wiring => (
        <ReferencePicker
          id={wiring.id}
          kind={field.references as ContentKind}
          single={single}
          {...(single ? one : several)}
          onBlur={onBlur}
          describedBy={wiring['aria-describedby']}
          invalid={wiring['aria-invalid']}
          required={wiring['aria-required']}
        />
      )}
    </FieldFrame>
  )
}

export const ReferenceInput = (props: InputProps) => <Picker {...props} single />
export const ReferencesInput = (props: InputProps) => <Picker {...props} />

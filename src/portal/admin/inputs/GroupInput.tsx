import type { Fields } from '#entities/fields.ts'
import { useTranslation } from '../../texts.ts'
import { fieldHelp, fieldLabel } from '../labels.ts'
import { FieldInput } from './FieldInput.tsx'
import { useItemForm } from './form-context.ts'
import { GroupFrame } from './GroupFrame.tsx'
import type { InputProps } from './input-props.ts'

/** The fields of a group, or of one row. */
export function GroupFields({ path, fields, under }: { path: string; fields: Fields; under: string }) {
  const { t } = useTranslation()
  const { kind } = useItemForm()
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput
      key={name}
      path={`${path}.${name}`}
      field={field}
      label={fieldLabel(t, kind, name)}
      under={under}
      help={fieldHelp(t, kind, name)}
    />
  ))
}

export function GroupInput({ path, field, label, under, help }: InputProps) {
  return (
    <GroupFrame {...{ path, label, under, help }} className="group" isPrivate={field.private}>
      <div className="group-fields">
        <GroupFields path={path} fields={field.fields ?? {}} under={label} />
      </div>
    </GroupFrame>
  )
}

import type { Fields } from '#entities/fields.ts'
import { useTranslation } from '../../texts.ts'
import { fieldHelp, fieldLabel } from '../labels.ts'
import { FieldInput } from './FieldInput.tsx'
import { inputId, useItemForm, useProblem } from './form-context.ts'
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
  const { t } = useTranslation()
  const problem = useProblem(path)
  return (
    <fieldset className="field group" id={inputId(path)} tabIndex={-1}>
      <legend className="field-label">
        {under && <span className="sr-only">{under}, </span>}
        {label}
        {field.private && <span className="badge">{t('admin:form.private')}</span>}
      </legend>
      {help && <p className="field-hint">{help}</p>}
      <div className="group-fields">
        <GroupFields path={path} fields={field.fields ?? {}} under={label} />
      </div>
      {problem && <p className="field-error">{problem}</p>}
    </fieldset>
  )
}

import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { useTranslation } from '../../texts.ts'
import { optionLabel } from '../labels.ts'
import { FieldFrame, LabelWords } from './FieldFrame.tsx'
import { inputId } from './form-context.ts'
import type { InputProps } from './input-props.ts'

export function ChoiceInput({ path, field, label, under, help, optionText }: InputProps) {
  const { t } = useTranslation()
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
      {wiring => (
        <select {...wiring} {...register(path)} className="control max-w-72">
          <option value="">{t(field.required ? 'admin:input.choose' : 'admin:input.notChosen')}</option>
          {field.options?.map(option => (
            <option key={option} value={option}>
              {optionText?.(option) ?? optionLabel(t, option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function FlagInput({ path, label, under, help }: InputProps) {
  const { value, onChange, onBlur, ref } = useController({ name: path }).field
  return (
    <Checkbox
      className="field"
      id={inputId(path)}
      description={help}
      value={value === true}
      {...{ onChange, onBlur, ref }}
    >
      <span className="field-label">
        <LabelWords {...{ label, under }} />
      </span>
    </Checkbox>
  )
}

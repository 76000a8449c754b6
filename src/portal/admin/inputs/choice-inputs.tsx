import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts.ts'
import { optionLabel } from '../labels.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { inputId } from './form-context.ts'
import type { InputProps } from './input-props.ts'

export function ChoiceInput({ path, field, label, under, help, optionText }: InputProps) {
  const { t } = useTranslation()
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
      {wiring => (
        <select {...wiring} {...register(path)} className="control field-narrow">
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
  return (
    <div className="field">
      <Controller
        name={path}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <label className="choice">
            <input
              id={inputId(path)}
              ref={ref}
              type="checkbox"
              checked={value === true}
              onBlur={onBlur}
              onChange={event => onChange(event.target.checked)}
              aria-describedby={help ? `${inputId(path)}-help` : undefined}
            />
            <span>
              <span className="field-label">
                {under && <span className="sr-only">{under}, </span>}
                {label}
              </span>
              {help && (
                <span className="field-hint block" id={`${inputId(path)}-help`}>
                  {help}
                </span>
              )}
            </span>
          </label>
        )}
      />
    </div>
  )
}

import { Controller } from 'react-hook-form'
import { DateField, TimeField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../../kit/form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import { ownZone } from '../moments.ts'
import { FieldFrame, LabelWords } from './FieldFrame.tsx'
import { inputId, useProblem } from './form-context.ts'
import type { InputProps } from './input-props.ts'
import { instantToLocal, localToInstant } from './local-time.ts'

/** Props that connect a shared field of `ui` with an item's form. */
function useShared({ path, field, label, under, help }: InputProps) {
  const problem = useProblem(path)
  return {
    id: inputId(path),
    label: <LabelWords {...{ label, under }} required={field.required} />,
    description: help,
    errorMessage: problem,
    isRequired: field.required,
    className: 'field-moment',
  }
}

export function DateInput(props: InputProps) {
  const words = useDateWords()
  const shared = useShared(props)
  return (
    <Controller
      name={props.path}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <DateField {...shared} {...words} {...{ value, onChange, onBlur, ref }} />
      )}
    />
  )
}

export function TimeInput(props: InputProps) {
  const shared = useShared(props)
  return (
    <Controller
      name={props.path}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TimeField {...shared} {...{ value, onChange, onBlur, ref }} />
      )}
    />
  )
}

/** An instant, entered in the editor's time zone; the hint names the zone. */
export function DateTimeInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const zone = ownZone()
  const hint = [help, t('admin:input.zone', { zone })].filter(Boolean).join(' ')
  return (
    <FieldFrame {...{ path, label, under }} help={hint} required={field.required}>
      {wiring => (
        <Controller
          name={path}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <input
              {...wiring}
              ref={ref}
              type="datetime-local"
              className="control max-w-72 tabular"
              value={instantToLocal(value as string, zone)}
              onBlur={onBlur}
              onChange={event => onChange(localToInstant(event.target.value, zone))}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}

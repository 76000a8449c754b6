import { useController } from 'react-hook-form'
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
  const { value, onChange, onBlur, ref } = useController({ name: path }).field
  return {
    ...{ value, onChange, onBlur, ref },
    id: inputId(path),
    label: <LabelWords {...{ label, under }} required={field.required} />,
    description: help,
    errorMessage: useProblem(path),
    isRequired: field.required,
    className: 'field-moment',
  }
}

export const DateInput = (props: InputProps) => <DateField {...useDateWords()} {...useShared(props)} />

export const TimeInput = (props: InputProps) => <TimeField {...useShared(props)} />

/** An instant, entered in the editor's time zone; the hint names the zone. */
export function DateTimeInput({ path, field, label, under, help }: InputProps) {
  const { t } = useTranslation()
  const { value, onChange, onBlur, ref } = useController({ name: path }).field
  const zone = ownZone()
  const hint = [help, t('admin:input.zone', { zone })].filter(Boolean).join(' ')
  return (
    <FieldFrame {...{ path, label, under }} help={hint} required={field.required}>
      {wiring => (
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
    </FieldFrame>
  )
}

import { Controller, useFormContext } from 'react-hook-form'
import { ownZone } from '../moments.ts'
import { useSay } from '../say.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './input-props.ts'
import { instantToLocal, localToInstant } from './local-time.ts'

export function DateInput({ path, field, label, under, help }: InputProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
      {wiring => (
        <input {...wiring} {...register(path)} type="date" className="control field-narrow tabular" />
      )}
    </FieldFrame>
  )
}

export function TimeInput({ path, field, label, under, help }: InputProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required}>
      {wiring => <input {...wiring} {...register(path)} type="time" className="control field-code tabular" />}
    </FieldFrame>
  )
}

/** An instant, written at the clock of the person who writes it; the hint names the zone. */
export function DateTimeInput({ path, field, label, under, help }: InputProps) {
  const say = useSay()
  const zone = ownZone()
  const hint = [help, say('admin:input.zone', { zone })].filter(Boolean).join(' ')
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
              className="control field-narrow tabular"
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

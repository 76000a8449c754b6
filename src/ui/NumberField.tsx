import type { ReactNode, Ref } from 'react'
import { Button, Group, I18nProvider, Input, NumberField as Steps } from 'react-aria-components'
import IconMinus from '~icons/lucide/minus'
import IconPlus from '~icons/lucide/plus'
import { Field, type FieldProps } from './Field.tsx'

type NumberFieldProps = FieldProps & {
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  min?: number
  max?: number
  step?: number
  /** BCP 47; 'id' writes 1.250.000 */
  locale?: string
  /** e.g. {style: 'currency', currency: 'IDR', maximumFractionDigits: 0} */
  format?: Intl.NumberFormatOptions
  lessLabel: string
  moreLabel: string
  suffix?: ReactNode
}

export function NumberField({
  value,
  onChange,
  onBlur,
  ref,
  min,
  max,
  step = 1,
  locale = 'en',
  format,
  lessLabel,
  moreLabel,
  suffix,
  ...field
}: NumberFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <I18nProvider locale={locale}>
          <Steps
            id={wiring.id}
            aria-describedby={wiring['aria-describedby']}
            value={value ?? Number.NaN}
            onChange={next => onChange?.(Number.isNaN(next) ? null : next)}
            onBlur={onBlur}
            minValue={min}
            maxValue={max}
            step={step}
            formatOptions={format}
            isInvalid={wiring['aria-invalid']}
            isDisabled={field.isDisabled}
            isRequired={field.isRequired}
            name={field.name}
            // The label stands outside; react-aria would warn without a name of its own.
            aria-label={typeof field.label === 'string' ? field.label : field.name}
          >
            <Group className="control control-frame">
              <Input ref={ref} className="control-inner tabular" />
              {suffix && <span className="control-affix">{suffix}</span>}
              <Button slot="decrement" className="control-button" aria-label={lessLabel}>
                <IconMinus />
              </Button>
              <Button slot="increment" className="control-button" aria-label={moreLabel}>
                <IconPlus />
              </Button>
            </Group>
          </Steps>
        </I18nProvider>
      )}
    </Field>
  )
}

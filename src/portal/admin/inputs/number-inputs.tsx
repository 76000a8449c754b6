import { useQuery } from '@tanstack/react-query'
import { type FieldValues, type UseFormRegister, useFormContext, useWatch } from 'react-hook-form'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { readResult } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import type { InputProps } from './input-props.ts'

const toNumber = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value)

/** Blurs the input, because the mouse wheel would change a focused number unnoticed. */
const blurOnWheel = (event: React.WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

const numberProps = (register: UseFormRegister<FieldValues>, path: string) => ({
  ...register(path, { setValueAs: toNumber }),
  type: 'number',
  step: 'any',
  inputMode: 'decimal' as const,
  onWheel: blurOnWheel,
  className: 'control max-w-72 tabular',
  // The minus of a latitude must stay in front in an Arabic form.
  dir: 'ltr',
  autoComplete: 'off',
})

export function NumberInput({ path, field, label, under, help }: InputProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ path, label, under, help }} required={field.required} isPrivate={field.private}>
      {wiring => <input {...wiring} {...numberProps(register, path)} />}
    </FieldFrame>
  )
}

function useHospitalCurrency(): string {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: readResult('/api/settings'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.currency ?? ''
}

/** `Rp 1.500.000`, as on the public site: zeros without separators are easily miscounted. */
function inWords(amount: unknown, currency: string, language: InterfaceLanguage): string | null {
  if (typeof amount !== 'number' || Number.isNaN(amount) || !/^[A-Z]{3}$/.test(currency)) return null
  return new Intl.NumberFormat(formatLocale[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }).format(amount)
}

export function MoneyInput({ path, field, label, help }: InputProps) {
  const { t, language } = useTranslation()
  const { register, getValues, setValue } = useFormContext()
  const currency = useHospitalCurrency()
  const amount = numberProps(register, `${path}.amount`)
  const [typed, unit] = useWatch({ name: [`${path}.amount`, `${path}.currency`] })
  /** Sets the hospital's currency as default when an amount is typed. */
  const fillCurrency = () => {
    if (getValues(`${path}.amount`) !== null && !getValues(`${path}.currency`)) {
      setValue(`${path}.currency`, currency, { shouldDirty: true })
    }
  }
  return (
    <GroupFrame {...{ path, label, help }} hideProblem>
      <div className="field-parts">
        <FieldFrame
          path={`${path}.amount`}
          label={t('admin:part.amount')}
          under={label}
          help={inWords(typed, unit || currency, language)}
          required={field.required}
        >
          {wiring => (
            <input
              {...wiring}
              {...amount}
              min={0}
              onBlur={event => {
                amount.onBlur(event)
                fillCurrency()
              }}
            />
          )}
        </FieldFrame>
        <FieldFrame path={`${path}.currency`} label={t('admin:part.currency')} under={label}>
          {wiring => (
            <input
              {...wiring}
              {...register(`${path}.currency`)}
              className="control max-w-32"
              maxLength={3}
              autoComplete="off"
            />
          )}
        </FieldFrame>
        <FieldFrame path={`${path}.note`} label={t('admin:part.note')} under={label}>
          {wiring => (
            <input {...wiring} {...register(`${path}.note`)} className="control" autoComplete="off" />
          )}
        </FieldFrame>
      </div>
    </GroupFrame>
  )
}

export function GeoInput({ path, label, help }: InputProps) {
  const { t } = useTranslation()
  const { register } = useFormContext()
  return (
    <GroupFrame {...{ path, label, help }} hideProblem>
      <div className="field-parts">
        {(['latitude', 'longitude'] as const).map(part => (
          <FieldFrame key={part} path={`${path}.${part}`} label={t(`admin:part.${part}`)} under={label}>
            {wiring => <input {...wiring} {...numberProps(register, `${path}.${part}`)} />}
          </FieldFrame>
        ))}
      </div>
    </GroupFrame>
  )
}

import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '#ui/DateField.tsx'
import { type In, useField } from './inputs.tsx'

/** Typed in the reader's own order, or picked from a month. */
export function DateInput<V extends FieldValues, O>({
  form,
  name,
  ...rest
}: In<V, O> & { note?: string; min?: string; max?: string }) {
  const { t, i18n } = useTranslation()
  return (
    <DateField
      {...rest}
      {...useField({ form, name })}
      locale={i18n.language}
      today={Temporal.Now.plainDateISO().toString()}
      placeholder={t('portal:date.pattern')}
      labels={{
        open: t('portal:date.open'),
        previous: t('portal:date.previous'),
        next: t('portal:date.next'),
      }}
    />
  )
}

import { all } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { TranslateFile } from '#i18n/messages.ts'

type Coverage = NonNullable<PublicItem<'partners'>['coverage']>

/** `Inpatient and outpatient`; '' if it is not said. */
export const stayText = (coverage: Coverage | undefined, h: TranslateFile<'hospital'>): string => {
  const { inpatient, outpatient } = coverage ?? {}
  if (inpatient && outpatient) return h('partner.both')
  if (inpatient) return h('partner.inpatient')
  return outpatient ? h('partner.outpatient') : ''
}

/** Only what says who pays where: a new logo makes no page of a doctor stale. */
export const payers = () => all('partners', ['slug', 'name', 'kind', 'takenAt'])

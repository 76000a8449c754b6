import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoney } from '#entities/text/money.ts'
import type { Detail } from '../../kit/Details.tsx'
import { LocalizedLine } from '../../patient/booking/check/LocalizedLine.tsx'
import type { useTranslation } from '../../texts.ts'

/** Price, version of the terms and preparation: what the patient of a package was told, or is told now. */
export function packageRows(
  terms: PackageTerms | null,
  t: ReturnType<typeof useTranslation>['t'],
  language: InterfaceLanguage,
): Detail[] {
  if (!terms) return []
  const { price, priceNote, termsVersion, preparation } = terms
  const cost = price ? formatMoney(price.amount, price.currency, language) : t('desk:package.onRequest')
  return [
    [
      t('desk:package.price'),
      <span key="price" className="flex flex-wrap gap-x-3">
        {cost}
        <LocalizedLine value={priceNote} />
      </span>,
    ],
    ...(termsVersion ? [[t('desk:package.version'), termsVersion] as const] : []),
    ...(preparation
      ? [[t('desk:package.preparation'), <LocalizedLine key="preparation" value={preparation} />] as const]
      : []),
  ]
}

import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import { localizedText } from '#entities/localized.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoney } from '#entities/text/money.ts'
import type { Detail } from '../../kit/Details.tsx'
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
  const rows: [string, string][] = [
    [t('desk:package.price'), [cost, localizedText(priceNote, language)].filter(Boolean).join(' · ')],
    [t('desk:package.version'), termsVersion ?? ''],
    [t('desk:package.preparation'), localizedText(preparation, language)],
  ]
  return rows.filter(([, text]) => text !== '')
}

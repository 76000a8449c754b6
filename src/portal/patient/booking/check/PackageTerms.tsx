import type { PackageTerms as Terms } from '#entities/appointment/package-terms.ts'
import { localizedText } from '#entities/localized.ts'
import { formatMoney } from '#entities/text/money.ts'
import { useTranslation } from '../../../texts.ts'

/** Price, payment and preparation of a package. */
export function PackageTerms({ terms }: { terms: Terms }) {
  const { t, language } = useTranslation()
  const { price, priceNote, preparation } = terms
  const note = localizedText(priceNote, language)
  const prepare = localizedText(preparation, language)
  return (
    <dl className="answers">
      <div>
        <dt>{t('patient:package.price')}</dt>
        <dd>
          {price ? formatMoney(price.amount, price.currency, language) : t('patient:package.onRequest')}
          {note && <span className="field-hint block">{note}</span>}
          <span className="field-hint block">{t('patient:package.pay')}</span>
        </dd>
      </div>
      {prepare && (
        <div>
          <dt>{t('patient:package.preparation')}</dt>
          <dd className="whitespace-pre-line">{prepare}</dd>
        </div>
      )}
    </dl>
  )
}

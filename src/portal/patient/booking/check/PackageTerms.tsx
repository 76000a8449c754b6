import type { PackageTerms as Terms } from '#entities/appointment/package-terms.ts'
import { priceText } from '#entities/text/money.ts'
import { useTranslation } from '../../../texts.ts'
import { LocalizedLine } from './LocalizedLine.tsx'

/** Price, payment and preparation of a package. */
export function PackageTerms({ terms }: { terms: Terms }) {
  const { t, language } = useTranslation()
  const { price, priceNote, preparation } = terms
  return (
    <dl className="answers">
      <div>
        <dt>{t('patient:package.price')}</dt>
        <dd>
          <span className="grid gap-1">
            {priceText(price, language, {
              free: t('patient:package.free'),
              onRequest: t('patient:package.onRequest'),
            })}
            {priceNote && (
              <span className="field-hint">
                <LocalizedLine value={priceNote} />
              </span>
            )}
            {price?.amount !== 0 && <span className="field-hint">{t('patient:package.pay')}</span>}
          </span>
        </dd>
      </div>
      {preparation && (
        <div>
          <dt>{t('patient:package.preparation')}</dt>
          <dd>
            <span className="whitespace-pre-line font-normal">
              <LocalizedLine value={preparation} />
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

import { lazy, Suspense } from 'react'
import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import { localizedText } from '#entities/localized.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { priceText } from '#entities/text/money.ts'
import type { Detail } from '../../kit/Details.tsx'
import { loadTexts, type useTranslation } from '../../texts.ts'

const Group = lazy(async () => {
  const module = await import('../../patient/booking/check/TargetGroup.tsx')
  await loadTexts(['packages'])
  return { default: module.TargetGroup }
})

/** For whom a package is. In this file, as each file of its own costs the first screen of an administrator. */
export const TargetGroup = ({ timetable }: { timetable: string }) => (
  <Suspense fallback={null}>
    <Group timetable={timetable} />
  </Suspense>
)

/** Price, version of the terms and preparation: what the patient of a package was told, or is told now. */
export function packageRows(
  terms: PackageTerms | null,
  t: ReturnType<typeof useTranslation>['t'],
  language: InterfaceLanguage,
): Detail[] {
  if (!terms) return []
  const { price, priceNote, termsVersion, preparation } = terms
  const words = { free: t('desk:package.free'), onRequest: t('desk:package.onRequest') }
  return [
    [
      t('desk:package.price'),
      <span key="price" className="flex flex-wrap gap-x-3">
        {priceText(price, language, words)}
        <span dir="auto">{localizedText(priceNote, language)}</span>
      </span>,
    ],
    ...(termsVersion ? [[t('desk:package.version'), termsVersion] as const] : []),
    ...(preparation
      ? [
          [
            t('desk:package.preparation'),
            <span key="preparation" dir="auto">
              {localizedText(preparation, language)}
            </span>,
          ] as const,
        ]
      : []),
  ]
}

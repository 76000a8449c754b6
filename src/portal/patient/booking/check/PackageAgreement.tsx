import { lazy, Suspense } from 'react'
import type { PackageTerms as Terms } from '#entities/appointment/package-terms.ts'
import { packageKey } from '#entities/appointment/timetable-key.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { loadTexts, useTranslation } from '../../../texts.ts'
import { Loading } from '../../Loading.tsx'
import { PackageTerms } from './PackageTerms.tsx'

const PackageContent = lazy(async () => {
  const module = await import('./PackageContent.tsx')
  await loadTexts(['packages'])
  return { default: module.PackageContent }
})

const TargetGroup = lazy(async () => {
  const module = await import('./TargetGroup.tsx')
  await loadTexts(['packages'])
  return { default: module.TargetGroup }
})

interface Props {
  program: PublicItem<'packages'>
  terms: Terms
  agreed: boolean
  /** Sent without the agreement. */
  isMissing: boolean
  onChange(agreed: boolean): void
}

/** The id of the box, to focus it if it was not ticked. */
export const agreementId = 'package-agreement'

/** What the patient agrees to with the request for a package. */
export function PackageAgreement({ program, terms, agreed, isMissing, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <section className="part" aria-label={t('patient:package.title')}>
      <Suspense fallback={null}>
        <TargetGroup timetable={packageKey(program.slug)} />
      </Suspense>
      <PackageTerms terms={terms} />
      <details className="card">
        <summary>{t('patient:package.terms')}</summary>
        <Suspense fallback={<Loading cards={1} />}>
          <PackageContent program={program} />
        </Suspense>
      </details>
      <Checkbox
        id={agreementId}
        value={agreed}
        onChange={onChange}
        isRequired
        errorMessage={isMissing && t('patient:package.agreeFirst')}
      >
        {t('patient:package.agree')}
      </Checkbox>
    </section>
  )
}

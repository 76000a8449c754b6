import type { PackageTerms as Terms } from '#entities/appointment/package-terms.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { paths } from '../../../paths.ts'
import { useTranslation } from '../../../texts.ts'
import { PackageTerms } from './PackageTerms.tsx'

interface Props {
  slug: string
  terms: Terms
  agreed: boolean
  /** Sent without the agreement. */
  isMissing: boolean
  onChange(agreed: boolean): void
}

/** The id of the box, to focus it if it was not ticked. */
export const agreementId = 'package-agreement'

/** What the patient agrees to with the request for a package. The terms are on its page. */
export function PackageAgreement({ slug, terms, agreed, isMissing, onChange }: Props) {
  const { t, language } = useTranslation()
  return (
    <section className="part" aria-label={t('patient:package.title')}>
      <PackageTerms terms={terms} />
      <p>
        <a className="link" href={paths.packagePage(slug, language)} target="_blank" rel="noreferrer">
          {t('patient:package.terms')}
        </a>
      </p>
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

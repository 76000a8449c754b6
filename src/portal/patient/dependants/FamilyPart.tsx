import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { useFamily } from './family.ts'

/** The family on the profile, with a link to its screen: the specification's side navigation has no entry for it. */
export function FamilyPart() {
  const { t } = useTranslation()
  const { data } = useFamily()
  const names = data?.map(one => one.name).join(', ')
  return (
    <section className="account-part" aria-labelledby="family">
      <h2 id="family">{t('dependants:title')}</h2>
      <p>{names || t('dependants:profileText')}</p>
      <div className="button-row">
        <LinkButton variant="quiet" to={paths.family}>
          {t('dependants:profileLink')}
        </LinkButton>
      </div>
    </section>
  )
}

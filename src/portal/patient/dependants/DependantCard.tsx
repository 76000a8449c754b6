import type { Dependant } from '#entities/people/dependant.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { useAge } from './family.ts'
import { useGuarantorText } from './guarantor-text.ts'

interface Props {
  dependant: Dependant
  busy: boolean
  onChange: () => void
  onRemove: () => void
}

/** A family member: name, age, who pays, and a link to book. */
export function DependantCard({ dependant, busy, onChange, onRemove }: Props) {
  const { t, language } = useTranslation()
  const age = useAge()
  const pays = useGuarantorText()
  const { id, name, birthDate, relationship, guarantor } = dependant
  const born = longDate(birthDate, language)
  return (
    <article className="card appointment">
      <h2 className="text-lg">
        <bdi>{name}</bdi>
      </h2>
      <p className="appointment-line">
        {t(`dependants:relationship.${relationship}`)}, {age(birthDate)}
      </p>
      <p className="appointment-line">{t('dependants:born', { date: born })}</p>
      {guarantor && <p className="appointment-line">{t('dependants:paysLine', { pays: pays(guarantor) })}</p>}
      <footer className="button-row appointment-actions">
        <LinkButton
          variant="tint"
          size="small"
          to={paths.book({ who: id })}
          aria-label={t('dependants:bookFor', { name })}
        >
          {t('dependants:book')}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={onChange} aria-label={t('dependants:change', { name })}>
          {t('dependants:edit')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          isPending={busy}
          onClick={onRemove}
          aria-label={t('dependants:removeOf', { name })}
        >
          {t('dependants:remove.yes')}
        </Button>
      </footer>
    </article>
  )
}

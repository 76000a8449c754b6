import { Link } from 'react-router-dom'
import { useTranslation } from '../../../texts.ts'
import { ASK, type Chooser, whoOf } from '../choose/choice.ts'
import { usePatientNames } from './use-patient-names.ts'

/** For whom the booking is, shown at every question, with a link to change it. */
export function PatientLine({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const { nameOf, family, others } = usePatientNames()
  const who = whoOf(choice, family) ?? null
  return (
    <p className="wrap-anywhere text-ink-soft">
      {t(others ? 'dependants:forName' : 'dependants:forYou', { name: nameOf(who) })}{' '}
      <Link className="link" to={link({ who: ASK })}>
        {t(others ? 'dependants:changeWho' : 'dependants:somebodyElse')}
      </Link>
    </p>
  )
}

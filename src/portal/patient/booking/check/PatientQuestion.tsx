import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Link } from '../../../routing/Link.tsx'
import { $user } from '../../../session.ts'
import { useTranslation } from '../../../texts.ts'
import { useAge } from '../../dependants/family.ts'
import { Loading } from '../../Loading.tsx'
import { type Chooser, ME } from '../choose/choice.ts'
import { HoldLine } from '../HoldLine.tsx'
import { useHold } from '../use-hold.ts'
import { Question } from './Question.tsx'
import { usePatientNames } from './use-patient-names.ts'

// Few patients add a family member during a booking, so the form is lazy.
const DependantForm = lazy(() =>
  import('../../dependants/DependantForm.tsx').then(module => ({ default: module.DependantForm })),
)

/** The question for whom it is: the account holder, a family member, or a new one who is added here. */
export function PatientQuestion(chooser: Chooser) {
  const { t } = useTranslation()
  const { choice, link, answer } = chooser
  const { family } = usePatientNames()
  const user = useStore($user)
  const age = useAge()
  // Without a family member this step can only be meant for adding one.
  const [adding, setAdding] = useState(family.length === 0)
  // A slot chosen before is held from this step on; the next step shows it if the hold fails.
  const { hold, again } = useHold(choice, choice.step !== 'check')
  return (
    <Question title={t('dependants:who')}>
      {hold.kind === 'held' && <HoldLine hold={hold} onAgain={again} />}
      {adding ? (
        <>
          <p>{t('dependants:explain')}</p>
          <Suspense fallback={<Loading cards={1} />}>
            <DependantForm onDone={made => answer({ who: made.id })} onCancel={() => setAdding(false)} />
          </Suspense>
        </>
      ) : (
        <>
          <ul className="days">
            <li>
              <Link className="day" to={link({ who: ME })}>
                <span>
                  <strong>{t('dependants:me')}</strong>
                </span>
                <span className="day-place">{user?.full_name}</span>
              </Link>
            </li>
            {family.map(({ id, name, birthDate, relationship }) => (
              <li key={id}>
                <Link className="day" to={link({ who: id })}>
                  <span>
                    <strong>
                      <bdi>{name}</bdi>
                    </strong>
                  </span>
                  <span className="day-place">
                    {t(`dependants:relationship.${relationship}`)}, {age(birthDate)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="button-row">
            <Button variant="quiet" onClick={() => setAdding(true)}>
              {t('dependants:add')}
            </Button>
          </div>
        </>
      )}
    </Question>
  )
}

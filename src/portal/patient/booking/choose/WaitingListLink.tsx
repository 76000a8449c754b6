import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { serverMessage, useAction } from '../../../kit/use-action.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import {
  enterWaitingList,
  isFor,
  lastDay,
  serverToday,
  type WaitTarget,
  waitingQuery,
} from '../../appointments/waiting-list.ts'
import { usePatientNames } from '../check/use-patient-names.ts'

/** For a doctor or specialty that is booked out: join the waiting list, which holds the next free slot for the patient. */
export function WaitingListLink({ who, awaited }: { who: string | null; awaited: WaitTarget }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(waitingQuery)
  const enter = useAction(enterWaitingList, { done: serverMessage })
  const { nameOf } = usePatientNames()
  const forAny = 'specialist' in awaited
  // While the entries are loading, a patient who is already on the list must not be asked to join it.
  if (isPending) return null
  if (data?.some(one => isFor(one, awaited, who))) {
    const text = forAny ? 'waitsForSpecialty' : 'waitsHere'
    return (
      <p role="status">
        {who ? t(`dependants:${text}`, { name: nameOf(who) }) : t(`patient:waiting.${text}`)}
      </p>
    )
  }
  const from = serverToday()
  const whom = who ? { dependant: who } : {}
  const wait = { ...awaited, ...whom, from: from.toString(), to: lastDay(from) }
  return (
    <>
      <p>{t(forAny ? 'patient:waiting.explainAny' : 'patient:waiting.explain')}</p>
      <div className="button-row">
        {/* Without the entries one press could give other dates to one of them. The other screen says what is wrong. */}
        {data && (
          <Button isPending={enter.isPending} onClick={() => enter.run(wait)}>
            {t('patient:waiting.enter')}
          </Button>
        )}
        <LinkButton variant="quiet" to={paths.waitingList({ ...awaited, who })}>
          {t('patient:waiting.own')}
        </LinkButton>
      </div>
    </>
  )
}

/** If there are free slots, but none early enough. */
export const EarlierSlotLink = ({ who, awaited }: { who: string | null; awaited: WaitTarget }) => {
  const { t } = useTranslation()
  return (
    <p>
      <Link className="link" to={paths.waitingList({ ...awaited, who })}>
        {t('patient:waiting.earlier')}
      </Link>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { useTexts } from '../../texts.ts'
import { stillWaits, useWaiting, waitingQuery } from '../waiting-list.ts'
import { useWho } from './use-who.ts'

const WEEKS = 8

/** Where a doctor is booked out: the next free place is kept for who waits here. */
export function WaitHere({ doctor, who }: { doctor: string; who: string | null }) {
  const { t } = useTexts()
  const { data } = useQuery(waitingQuery)
  const { enter } = useWaiting()
  const { nameOf } = useWho()
  if (data?.some(one => one.doctor === doctor && (one.dependant?.id ?? null) === who && stillWaits(one))) {
    return (
      <p role="status">
        {who ? t('dependants:waitsHere', { name: nameOf(who) }) : t('patient:waiting.waitsHere')}
      </p>
    )
  }
  const from = Temporal.Now.plainDateISO()
  const whom = who ? { dependant: who } : {}
  const wait = { doctor, ...whom, from: from.toString(), to: from.add({ weeks: WEEKS }).toString() }
  return (
    <>
      <p>{t('patient:waiting.explain')}</p>
      <Button isPending={enter.isPending} onClick={() => enter.mutate(wait)}>
        {t('patient:waiting.enter')}
      </Button>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { WaitingEntry } from '#entities/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { useTexts } from '../../texts.ts'
import { stillWaits, useWaiting, waitingQuery } from '../waiting-list.ts'
import { useWho } from './use-who.ts'

const WEEKS = 8

type Awaited = { doctor: string } | { specialist: string }

/** Where a doctor, or all of a specialty, are booked out: the next free place is kept for who waits here. */
export function WaitHere({ who, ...awaited }: { who: string | null } & Awaited) {
  const { t } = useTexts()
  const { data } = useQuery(waitingQuery)
  const { enter } = useWaiting()
  const { nameOf } = useWho()
  const forAny = 'specialist' in awaited
  const isThis = (one: WaitingEntry) =>
    forAny ? one.specialist === awaited.specialist : one.specialist === null && one.doctor === awaited.doctor
  if (data?.some(one => isThis(one) && (one.dependant?.id ?? null) === who && stillWaits(one))) {
    const text = forAny ? 'waitsForSpecialty' : 'waitsHere'
    return (
      <p role="status">
        {who ? t(`dependants:${text}`, { name: nameOf(who) }) : t(`patient:waiting.${text}`)}
      </p>
    )
  }
  const from = Temporal.Now.plainDateISO()
  const whom = who ? { dependant: who } : {}
  const wait = { ...awaited, ...whom, from: from.toString(), to: from.add({ weeks: WEEKS }).toString() }
  return (
    <>
      <p>{t(forAny ? 'patient:waiting.explainAny' : 'patient:waiting.explain')}</p>
      <Button isPending={enter.isPending} onClick={() => enter.mutate(wait)}>
        {t('patient:waiting.enter')}
      </Button>
    </>
  )
}

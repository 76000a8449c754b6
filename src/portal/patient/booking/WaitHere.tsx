import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { stillWaits, useWaiting, waitingQuery } from '../waiting-list.ts'

const WEEKS = 8

/** Where a doctor is booked out: the next free place is kept for who waits here. */
export function WaitHere({ doctor }: { doctor: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(waitingQuery)
  const { enter } = useWaiting()
  if (data?.some(one => one.doctor === doctor && stillWaits(one))) {
    return <p role="status">{t('patient:waiting.waitsHere')}</p>
  }
  const from = Temporal.Now.plainDateISO()
  const wait = { doctor, from: from.toString(), to: from.add({ weeks: WEEKS }).toString() }
  return (
    <>
      <p>{t('patient:waiting.explain')}</p>
      <Button isPending={enter.isPending} onClick={() => enter.mutate(wait)}>
        {t('patient:waiting.enter')}
      </Button>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ShortNotice } from '#entities/schedule/booking-rules.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../../texts.ts'
import { waitingQuery } from '../../appointments/waiting-list.ts'
import { type HoldState, isHoldFor } from '../use-hold.ts'
import type { Chooser } from './choice.ts'
import { ShortNoticeLine } from './ShortNoticeLine.tsx'

interface Props {
  chooser: Chooser
  location: string
  hold: HoldState
  /** Undefined if the hospital can answer in time, or no answer is needed. */
  shortNotice: ShortNotice | undefined
}

/** What happens after sending: confirmed at once, or answered by the hospital, and until when. */
export function NextLine({ chooser: { choice }, location, hold, shortNotice }: Props) {
  const { t, language } = useTranslation()
  const { data: waits = [] } = useQuery(waitingQuery)
  const held = hold.kind === 'held' ? hold.hold : null
  if (shortNotice === 'telephone') return <ShortNoticeLine kind="telephone" location={location} />
  const confirms = held ? held.answerBy === null : shortNotice === 'confirm'
  const next = confirms
    ? t('patient:shortNotice.next')
    : held?.answerBy
      ? t('patient:booking.nextBy', { when: formatMoment(held.answerBy, held.timezone, language) })
      : t('patient:booking.next')
  const replaces = held && waits.find(one => one.offer && isHoldFor(one.offer, choice))?.replaces
  return (
    <p className="text-ink-soft">
      {choice.move ? t('patient:booking.nextMove') : next}
      {replaces &&
        ` ${t('patient:waiting.replacesNow', { moment: formatMoment(replaces.startsAt, replaces.timezone, language) })}`}
      {choice.move && confirms && ` ${t('patient:shortNotice.confirmText')}`}
    </p>
  )
}

import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'
import { useFamily } from '../dependants/family.ts'
import { type Choice, whoOf } from './choose/choice.ts'
import { useChosen } from './choose/use-chosen.ts'
import { WaitHere } from './choose/WaitHere.tsx'

/** Until when the waiting list held this slot: the offer has lapsed. */
export function LapsedOffer({ choice }: { choice: Choice }) {
  const { t, language } = useTranslation()
  const { chosen } = useChosen(choice)
  const timezone = chosen?.occurrence.timezone ?? Temporal.Now.timeZoneId()
  const until = formatMoment(choice.keptUntil ?? '', timezone, language)
  return <p>{t('patient:waiting.keptBefore', { until })}</p>
}

/** After a lapsed offer: the patient's entry on the waiting list, or a link to join it again. */
export function WaitAgain({ choice: { specialist, doctor = '', ...choice } }: { choice: Choice }) {
  const who = whoOf(choice, useFamily().data) ?? null
  return <WaitHere who={who} awaited={specialist ? { specialist } : { doctor }} />
}

import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'
import { useFamily } from '../dependants/family.ts'
import { type Choice, whoOf } from './choose/choice.ts'
import { useChosen } from './choose/use-chosen.ts'
import { WaitHere } from './choose/WaitHere.tsx'

/** Until when the waiting list kept this place, and why it cannot be had any more. */
export function KeptBefore({ choice }: { choice: Choice }) {
  const { t, language } = useTranslation()
  const { chosen } = useChosen(choice)
  const timezone = chosen?.occurrence.timezone ?? Temporal.Now.timeZoneId()
  const until = formatMoment(choice.keptUntil ?? '', timezone, language)
  return <p>{t('patient:waiting.keptBefore', { until })}</p>
}

/** That the patient still waits after a lapsed offer, or the way back into the list. */
export function WaitOn({ choice: { specialist, doctor = '', ...choice } }: { choice: Choice }) {
  const who = whoOf(choice, useFamily().data) ?? null
  return <WaitHere who={who} awaited={specialist ? { specialist } : { doctor }} />
}

import { useWatch } from 'react-hook-form'
import { type ShortNotice, usualRules } from '#entities/schedule/booking-rules.ts'
import { useSay } from '../say.ts'

type Limit = Exclude<keyof typeof usualRules, 'shortNotice'>

/** The rules as they would be told to a patient, following what is typed. */
export function BookingRules() {
  const say = useSay()
  const typed = (useWatch({ name: 'booking' }) ?? {}) as Partial<Record<Limit, number | null>> & {
    shortNotice?: ShortNotice | '' | null
  }
  const rule = (name: Limit): number => typed[name] ?? usualRules[name]
  const minutes = rule('requestExpiryMinutes')
  const [unit, count] =
    minutes % 1440 === 0
      ? ['days', minutes / 1440]
      : minutes % 60 === 0
        ? ['hours', minutes / 60]
        : ['minutes', minutes]
  const until = (name: 'answerHours' | 'cancelHours' | 'rescheduleHours') =>
    rule(name) === 0
      ? say(`settings:rules.${name}Start`)
      : say(`settings:rules.${name}`, { count: rule(name) })
  return (
    <section className="sheet rules" aria-labelledby="rules-title">
      <h2 id="rules-title">{say('settings:rules.title')}</h2>
      <ul>
        <li>{say(`settings:rules.expiry.${unit}`, { count })}</li>
        <li>
          {until('answerHours')}{' '}
          {say(`settings:rules.shortNotice.${typed.shortNotice || usualRules.shortNotice}`)}
        </li>
        <li>{say('settings:rules.open', { count: rule('maxOpenPerPatient') })}</li>
        <li>{until('cancelHours')}</li>
        <li>{until('rescheduleHours')}</li>
        <li>{say('settings:rules.callHours', { count: rule('callHours') })}</li>
      </ul>
    </section>
  )
}

import { useWatch } from 'react-hook-form'
import { defaultRules, type ShortNotice } from '#entities/schedule/booking-rules.ts'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'

type Limit = Exclude<keyof typeof defaultRules, 'shortNotice'>

/** Live preview of the booking rules as patients read them. */
export function BookingRules() {
  const { t } = useTranslation()
  const typed = (useWatch({ name: 'booking' }) ?? {}) as Partial<Record<Limit, number | null>> & {
    shortNotice?: ShortNotice | '' | null
  }
  const rule = (name: Limit): number => typed[name] ?? defaultRules[name]
  const minutes = rule('requestExpiryMinutes')
  const [unit, count] =
    minutes % 1440 === 0
      ? ['days', minutes / 1440]
      : minutes % 60 === 0
        ? ['hours', minutes / 60]
        : ['minutes', minutes]
  const until = (name: 'answerHours' | 'cancelHours' | 'rescheduleHours') =>
    rule(name) === 0 ? t(`settings:rules.${name}Start`) : t(`settings:rules.${name}`, { count: rule(name) })
  return (
    <Section title={t('settings:rules.title')}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t(`settings:rules.expiry.${unit}`, { count })}</li>
        <li>
          {until('answerHours')}{' '}
          {t(`settings:rules.shortNotice.${typed.shortNotice || defaultRules.shortNotice}`)}
        </li>
        <li>{t('settings:rules.open', { count: rule('maxOpenPerPatient') })}</li>
        <li>{until('cancelHours')}</li>
        <li>{until('rescheduleHours')}</li>
        <li>{t('settings:rules.callHours', { count: rule('callHours') })}</li>
      </ul>
    </Section>
  )
}

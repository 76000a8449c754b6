import { dateInWords } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'

/** The texts and formats of a date field, in the user's language. */
export function useDateWords() {
  const { t, language } = useTranslation()
  const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return {
    spell: (date: string) => dateInWords(date, language, whole),
    locale: language,
    today: Temporal.Now.plainDateISO().toString(),
    placeholder: t('portal:date.pattern'),
    labels: {
      open: t('portal:date.open'),
      previous: t('portal:date.previous'),
      next: t('portal:date.next'),
      failed: t('portal:date.failed'),
    },
  }
}

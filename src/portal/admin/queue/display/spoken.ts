import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { CalledAs, DisplayedQueue } from '#entities/appointment/waiting-room.ts'
import { formatTime } from '#entities/time/clock.ts'
import type { Translate } from '#i18n/messages.ts'

/** In this order. Both are spoken in Indonesian hospitals, whatever the language of the display. */
export const spokenLanguages = ['id', 'en'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Without titles and degrees, which voices spell: `Prof. dr. Ayu Lestari, Sp.PD` is `Ayu Lestari`. */
const spokenName = (name: string) =>
  (name.split(',')[0] as string).replace(/^((prof|dr|drg|ns|apt)\.\s*)+/i, '').trim()

/** The sentence of a call: who, and where to. Contains no patient's name. */
export function spokenCall(
  t: Translate,
  language: SpokenLanguage,
  {
    doctor: key,
    doctorName,
    room,
    timezone,
  }: Pick<DisplayedQueue, 'doctor' | 'doctorName' | 'room' | 'timezone'>,
  { number, startsAt, place }: CalledAs,
): string {
  const time = formatTime(startsAt, timezone, language)
  const who =
    number !== null
      ? t('queue:wall.voice.number', { number })
      : place === null
        ? t('queue:wall.voice.time', { time })
        : t('queue:wall.voice.timePlace', { time, place })
  const isPackage = packageOf(key) !== null
  const doctor = isPackage ? doctorName : spokenName(doctorName)
  const values = { who, room, doctor, ...(isPackage && { context: 'package' }) }
  return t(room ? 'queue:wall.voice.room' : 'queue:wall.voice.doctor', values)
}

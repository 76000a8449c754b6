import { useTranslation } from '../../texts.ts'

export interface ContactCounts {
  /** Patients who get an email. */
  letters: number
  /** How many of these are also on the call list. */
  alsoCall: number
  /** Patients without an email address, who must be called. */
  onlyCall: number
}

export function countByChannel(
  patients: readonly { by?: string | undefined; alsoCall?: boolean | undefined }[],
): ContactCounts {
  const count = (is: (one: (typeof patients)[number]) => boolean) => patients.filter(is).length
  return {
    letters: count(one => one.by === 'message'),
    alsoCall: count(one => one.alsoCall === true),
    onlyCall: count(one => one.by === 'call'),
  }
}

/** The numbers of patients by contact channel, without empty channels. */
export function useContactLines(): (counts: ContactCounts) => string[] {
  const { t } = useTranslation()
  return counts =>
    (['letters', 'alsoCall', 'onlyCall'] as const)
      .filter(name => counts[name] > 0)
      .map(name => t(`admin:timetable.${name}`, { count: counts[name] }))
}

import { useTranslation } from '../../texts.ts'

export interface Heard {
  /** Patients who get a letter. */
  letters: number
  /** Of these, how many are on the call list at once. */
  alsoCall: number
  /** Patients whom no message reaches. */
  onlyCall: number
}

export function heardOf(
  patients: readonly { by?: string | undefined; alsoCall?: boolean | undefined }[],
): Heard {
  const count = (is: (one: (typeof patients)[number]) => boolean) => patients.filter(is).length
  return {
    letters: count(one => one.by === 'message'),
    alsoCall: count(one => one.alsoCall === true),
    onlyCall: count(one => one.by === 'call'),
  }
}

/** How many patients hear of a departure by which way, each way that at least one goes. */
export function useHeardLines(): (heard: Heard) => string[] {
  const { t } = useTranslation()
  return heard =>
    (['letters', 'alsoCall', 'onlyCall'] as const)
      .filter(name => heard[name] > 0)
      .map(name => t(`admin:timetable.${name}`, { count: heard[name] }))
}

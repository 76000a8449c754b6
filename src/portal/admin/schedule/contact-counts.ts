import type { AffectedSlot } from '#entities/schedule/schedule-write.ts'
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

/** Patients who are told by message and who are called. The figures of a changed leave count those it displaces, too. */
export function contactsOf(
  slots: readonly AffectedSlot[],
  figures: { told: number; toCall: number; alsoToCall: number } | undefined,
): { byMessage: number; toCall: number } {
  if (figures) return { byMessage: figures.told, toCall: figures.toCall + figures.alsoToCall }
  const { letters, alsoCall, onlyCall } = countByChannel(slots)
  return { byMessage: letters, toCall: alsoCall + onlyCall }
}

/** The button that confirms a change: how many patients are told by message, and how many are called. */
export function useConfirmLabel(): (counts: { byMessage: number; toCall: number }) => string {
  const { t } = useTranslation()
  return ({ byMessage, toCall }) => {
    if (toCall === 0)
      return byMessage > 0 ? t('desk:absence.tell', { count: byMessage }) : t('desk:absence.setAnyway')
    return byMessage > 0
      ? t('desk:absence.tellAndCall', { messages: byMessage, calls: toCall })
      : t('desk:absence.callOnly', { count: toCall })
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

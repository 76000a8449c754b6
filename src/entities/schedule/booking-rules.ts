/** What happens to a request for a place so soon that no answer could come in time to travel. */
export const shortNotices = ['telephone', 'confirm'] as const
export type ShortNotice = (typeof shortNotices)[number]

/** What holds where the hospital has set no rule of its own. */
export const usualRules = {
  /** Minutes that a request waits for an answer. */
  requestExpiryMinutes: 1440,
  /** Hours before the start by which a request is answered: time to travel. */
  answerHours: 2,
  /** No person has looked at a request that is confirmed at once, so the hospital has to choose that itself. */
  shortNotice: 'telephone' as ShortNotice,
  maxOpenPerPatient: 5,
  cancelHours: 0,
  rescheduleHours: 0,
  /** Hours before a visit that the hospital had to cancel from which its patient is called, unless the letter is answered. */
  callHours: 24,
  /** Minutes that a place of the waiting list is kept for the patient to whom it is offered. */
  offerMinutes: 60,
  /** Days until a doctor whom the other system no longer has is not bookable. */
  vanishedDays: 7,
} as const

/** What happens to a request that is too late for an answer in time to travel. */
export const shortNotices = ['telephone', 'confirm'] as const
export type ShortNotice = (typeof shortNotices)[number]

/** The defaults, if the hospital has not set a rule. */
export const defaultRules = {
  /** Minutes until a request expires. */
  requestExpiryMinutes: 1440,
  /** A request is answered at least these hours before the start, so that there is time to travel. */
  answerHours: 2,
  /**
   * No employee checks a request that is confirmed at once, so `confirm` is not the default: the hospital has to choose
   * it.
   */
  shortNotice: 'telephone' as ShortNotice,
  maxOpenPerPatient: 5,
  cancelHours: 0,
  rescheduleHours: 0,
  /**
   * If the hospital cancels an appointment these hours before its start or later, the patient is called, unless the
   * email is answered.
   */
  callHours: 24,
  /** Minutes that the waiting list holds a slot for the patient to whom it is offered. */
  offerMinutes: 60,
  /** Days until a doctor who is missing in the imported directory cannot be booked any more. */
  vanishedDays: 7,
} as const

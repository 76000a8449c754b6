/** What holds where the hospital has set no rule of its own. */
export const usualRules = {
  /** Minutes that a request waits for an answer. */
  requestExpiryMinutes: 1440,
  maxOpenPerPatient: 5,
  cancelHours: 0,
  rescheduleHours: 0,
} as const

/**
 * All advisory locks in one place: two purposes with the same number would wait for each other, as bookings once waited
 * for a build of the site.
 */
export const locks = {
  migrate: 7_274_671,
  contentChange: 7_274_672,
  publisher: 7_274_673,
  settings: 7_274_674,
  /** Shared: a booking. Exclusive: closing or opening whole days. */
  timetables: 7_274_675,
  firstAdministrator: 7_274_676,
  import: 7_274_677,
  auditSeal: 7_274_678,
  /** The instance lock. Shared: every running Rawat. Exclusive: a restore. */
  instance: 7_274_679,
  /** Deploying a release to the target of publications. */
  target: 7_274_680,
  /** Restoring appointments after an undone absence: such a transaction locks many patients. */
  restoring: 7_274_681,
  /** A new patient at the front desk, with the telephone number as its second key. */
  newPatient: 7_274_682,
} as const

/**
 * Every advisory lock of ours, in one place: two purposes with one number would wait for each other, as bookings once
 * did for a build of the site.
 */
export const locks = {
  migrate: 7_274_671,
  contentChange: 7_274_672,
  publisher: 7_274_673,
  settings: 7_274_674,
  /** Held shared by whoever books, alone by whoever closes or opens whole days. */
  timetables: 7_274_675,
  firstAdministrator: 7_274_676,
  import: 7_274_677,
  auditSeal: 7_274_678,
  /** Held shared by every Rawat that runs, alone by a restore. */
  house: 7_274_679,
  /** Held by whoever brings the target of publications to a release. */
  target: 7_274_680,
  /** Held by whoever gives places of an absence back: such a transaction locks many patients. */
  restoring: 7_274_681,
} as const

/** The state of the site, of the database and of this process. */
export interface Facts {
  /** This process holds the lock: it alone publishes. */
  leads: boolean
  frozen: boolean
  /** A full build is pending. */
  owed: boolean
  /** A release is served. */
  served: boolean
  /** The last publication of this process was not completed, or the served release is of another version of the code. */
  incomplete: boolean
  /** The newest change, and the newest one that the served release includes. */
  newest: number
  shown: number
  /** A page is stale because time has passed. */
  due: boolean
}

/** `full` renders every page from the database, `incremental` only stale pages. */
export type Need = 'incremental' | 'full'

/** What must be published now; null for nothing. */
export function needOf(facts: Facts): Need | null {
  if (!facts.leads) return null
  // A freeze keeps the release that is served. If there is none, it would keep the site from starting.
  if (facts.frozen && facts.served) return null
  if (facts.owed || facts.shown > facts.newest) return 'full'
  if (!facts.served || facts.incomplete || facts.newest > facts.shown || facts.due) return 'incremental'
  return null
}

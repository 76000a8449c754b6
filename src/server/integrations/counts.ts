export interface Counts {
  added: number
  changed: number
  unchanged: number
  /** Removed from the site (schedules: ended). */
  archived: number
  /** No longer in the source, but left unchanged. */
  gone: number
}

export const newCounts = (): Counts => ({ added: 0, changed: 0, unchanged: 0, archived: 0, gone: 0 })

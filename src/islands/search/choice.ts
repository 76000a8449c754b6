export interface Choice {
  value: string
  name: string
  /** How many doctors it would leave; unknown of today and tomorrow, which are the reader's. */
  count: number | null
}

/** Where a choice has more, it is a list to open instead of chips. */
export const mostChips = 8

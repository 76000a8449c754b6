export interface Choice {
  value: string
  name: string
  /** How many doctors match; null for today and tomorrow, which depend on the reader's clock. */
  count: number | null
}

/** With more choices it is a list to open instead of chips. */
export const maxChips = 8

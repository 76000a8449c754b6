export interface Choice {
  value: string
  name: string
  /** How many doctors match; null for today and tomorrow, which depend on the reader's clock. */
  count: number | null
}

/** The attributes of every search field. */
export const searchField = {
  type: 'search',
  name: 'search',
  maxLength: 120,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

/** With more choices it is a list to open instead of chips. */
export const maxChips = 8

import type { DoctorFilter, MarkFilter } from '#search/directory.ts'

export interface Choice {
  value: string
  name: string
  /** How many doctors match; null for today and tomorrow, which depend on the reader's clock. */
  count: number | null
}

/** A filter of the doctor search with its choices; `any` is the choice of all doctors. */
export interface Filter {
  name: DoctorFilter
  label: string
  any: string
  choices: Choice[]
}

/** The filters by their controls, in the order of the form. */
export interface Filters {
  chips: Filter[]
  lists: Filter[]
  checkboxes: { name: MarkFilter; label: string; count: number }[]
}

/** The attributes of every search field. */
export const searchField = {
  type: 'search',
  name: 'search',
  maxLength: 120,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

/** A page of a list with its items. */
export interface Paged<T> {
  page: number
  last: number
  items: T[]
}

export const lastPage = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

export function pageOf<T>(items: readonly T[], page: number, perPage: number): Paged<T> {
  return {
    page,
    last: lastPage(items.length, perPage),
    items: items.slice((page - 1) * perPage, page * perPage),
  }
}

/** The numbers of all pages except the first, which has the list's own address. */
export const furtherPages = (count: number, perPage: number): number[] =>
  Array.from({ length: lastPage(count, perPage) - 1 }, (_, index) => index + 2)

/** One large story and 24 in a grid: rows of two, three and four are full. */
export const storiesPerPage = 25

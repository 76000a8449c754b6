import { sql } from 'drizzle-orm'

export interface Page {
  page: number
  perPage: number
}

/** The items of a page of a list in memory. */
export const pageOf = <T>(items: T[], { page, perPage }: Page): T[] =>
  items.slice((page - 1) * perPage, page * perPage)

/** The rows of a page of a query, which has an order, and the number of rows on all pages. */
export const pageWithTotal = <Row>(
  query: { limit(most: number): { offset(first: number): PromiseLike<Row[]> } },
  { page, perPage }: Page,
  total: PromiseLike<number>,
): Promise<[Row[], number]> => Promise.all([query.limit(perPage).offset((page - 1) * perPage), total])

/** The number of rows on all pages, as a column of the query: a slow condition is then evaluated once for each row. */
export const totalColumn = () => sql<number>`count(*) over ()`.mapWith(Number)

/**
 * The rows of a page that were read with `totalColumn`, and the number of rows on all pages. `count` is called for a page
 * behind the last one, which has no row with that number.
 */
export async function pageInOneScan<Row extends { total: number }>(
  rows: PromiseLike<Row[]>,
  { page }: Page,
  count: () => PromiseLike<number>,
): Promise<[Row[], number]> {
  const found = await rows
  return [found, found[0]?.total ?? (page === 1 ? 0 : await count())]
}

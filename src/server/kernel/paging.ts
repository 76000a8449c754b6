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

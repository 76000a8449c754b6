import { z } from '@hono/zod-openapi'

/** The query parameter of a list: the number of a page, counted from 1. */
export const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** The query parameters of a list: the page, and its number of items, `perPage` unless the client asks for another. */
export const paging = (perPage: number, most = 200) => ({
  page,
  perPage: z.coerce.number().int().min(1).max(most).default(perPage),
})

interface Page {
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

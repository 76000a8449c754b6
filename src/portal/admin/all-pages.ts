import type { Address } from '#api/address.ts'
import { type CallOptions, get } from '#api/client.ts'

/** All rows of a list, from all its pages. */
export async function allPages<R>(
  path: Address<'get'>,
  { query, ...options }: Pick<CallOptions, 'query' | 'background' | 'signal'>,
): Promise<R[]> {
  const found: R[] = []
  for (let page = 1; ; page++) {
    const { result, meta } = await get<R[]>(path, { ...options, query: { ...query, page } })
    found.push(...result)
    if (result.length === 0 || found.length >= (meta.total ?? 0)) return found
  }
}

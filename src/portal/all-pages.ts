import { type CallOptions, get } from '#api/client.ts'
import type { Given, PathTo, ResultOf } from '#api/operations.ts'

/** All rows of a list, from all its pages. */
export async function allPages<P extends PathTo<'get', unknown[]>>(
  path: P,
  ...[input]: Given<'get', P, Pick<CallOptions, 'background' | 'signal'>>
): Promise<ResultOf<'get', P>> {
  const found: unknown[] = []
  for (let page = 1; ; page++) {
    const options = { ...input, query: { ...input?.query, page } }
    const { result, meta } = await get(path, ...([options] as Given<'get', P, CallOptions>))
    found.push(...result)
    if (result.length === 0 || found.length >= (meta.total ?? 0)) return found as ResultOf<'get', P>
  }
}

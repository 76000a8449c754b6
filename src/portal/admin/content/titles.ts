import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { useTranslation } from '../../texts.ts'
import { itemTitle } from './item-title.ts'

/** The first items of a kind that match the typed text, to choose from. */
export const choicesOptions = (kind: ContentKind, search: string, language: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['admins', kind, 'choices', search, language],
    queryFn: async ({ signal }) => {
      const { result } = await get(`/api/admins/${kind}`, { query: { search, perPage: 30 }, signal })
      return result.map(item => ({ key: item.key, title: itemTitle(item, language), status: item.status }))
    },
    placeholderData: keepPreviousData,
  })

/** The key of the text that says why there are no choices. */
export const whyNone = ({ isError, isFetching }: UseQueryResult) =>
  isError ? 'admin:failed.title' : isFetching ? 'admin:input.loading' : 'admin:input.nothing'

/** The titles of keys, in one request; a key without an item has none. */
export function useTitles(kind: ContentKind | undefined, keys: readonly string[]) {
  const { language } = useTranslation()
  const wanted = [...new Set(keys)].sort()
  return useQuery({
    queryKey: ['admins', kind, 'titles', wanted, language],
    queryFn: async ({ signal }) => {
      const found = new Map<string, string>()
      if (!kind) return found
      for (let start = 0; start < wanted.length; start += 100) {
        const some = wanted.slice(start, start + 100).join(',')
        const { result } = await get(`/api/admins/${kind}`, { query: { keys: some, perPage: 100 }, signal })
        for (const item of result) found.set(item.key, itemTitle(item, language))
      }
      return found
    },
    enabled: kind !== undefined && wanted.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { del, get, post, put } from '#api/client.ts'
import type { ContactMessage, ContactStatus } from '#entities/office/contact-message.ts'
import { queryClient } from '../../queries.ts'
import { PER_PAGE } from '../content/list/list-query.ts'
import type { Outcome } from '../layout/use-selection.ts'

const keys = ['admins', 'contact-messages'] as const

export interface MessagesQuery {
  page: number
  search: string
  status: ContactStatus | 'all'
  topic: string
  location: string
}

export const messagesOptions = ({ status, ...query }: MessagesQuery) =>
  queryOptions({
    queryKey: [...keys, 'list', { status, ...query }],
    queryFn: ({ signal, client, queryKey }) =>
      get<ContactMessage[]>('admins/contact-messages', {
        query: { ...query, status: status === 'all' ? undefined : status, perPage: PER_PAGE },
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const messageOptions = (id: string) =>
  queryOptions({
    queryKey: [...keys, 'one', id],
    queryFn: async ({ signal }) =>
      (await get<ContactMessage>(`admins/contact-messages/${encodeURIComponent(id)}`, { signal })).result,
    staleTime: 0,
  })

const renew = () => queryClient.invalidateQueries({ queryKey: keys })

export async function markMessage(id: string, status: ContactStatus): Promise<void> {
  await put(`admins/contact-messages/${id}`, { status })
  await renew()
}

export async function markMany(ids: string[], status: ContactStatus) {
  const items = ids.map(id => ({ id }))
  try {
    return await post<Outcome[]>('admins/contact-messages/bulk', { status, items })
  } finally {
    // Refetch also after an error: the server may have done it and the answer was lost.
    await renew()
  }
}

export async function eraseMessage(id: string): Promise<void> {
  await del(`admins/contact-messages/${id}`)
  queryClient.removeQueries({ queryKey: [...keys, 'one', id] })
  await renew()
}

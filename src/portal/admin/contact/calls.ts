import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { del, post, put } from '#api/client.ts'
import type { ContactMessage, ContactStatus } from '#entities/office/contact-message.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import type { Outcome } from '../../kit/list/use-selection.ts'
import { queryClient, readAnswer, readResult, write } from '../../queries.ts'

const keys = ['admins', 'contact-messages'] as const

interface MessagesQuery {
  page: number
  search: string
  status: ContactStatus | 'all'
  topic: string
  location: string
}

export const messagesOptions = ({ status, ...query }: MessagesQuery) =>
  queryOptions({
    queryKey: [...keys, 'list', { status, ...query }],
    queryFn: readAnswer<ContactMessage[]>('admins/contact-messages', {
      query: { ...query, status: status === 'all' ? undefined : status, perPage: PER_PAGE },
      polled: true,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const messageOptions = (id: string) =>
  queryOptions({
    queryKey: [...keys, 'one', id],
    queryFn: readResult<ContactMessage>(`admins/contact-messages/${encodeURIComponent(id)}`),
    staleTime: 0,
  })

const renew = () => queryClient.invalidateQueries({ queryKey: keys })

export const markMessage = (id: string, status: ContactStatus) =>
  write(put(`admins/contact-messages/${id}`, { status }), keys)

export async function markMany(messages: ContactMessage[], status: ContactStatus) {
  const items = messages.map(({ id }) => ({ id }))
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

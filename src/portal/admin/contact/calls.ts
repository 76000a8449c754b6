import { del, post, put } from '#api/client.ts'
import {
  type ContactMessage,
  type ContactStatus,
  contactStatuses,
  contactTopics,
} from '#entities/office/contact-message.ts'
import { choiceFilter, PER_PAGE, type QueryOf, textFilter } from '../../kit/list/list-address.ts'
import type { Outcome } from '../../kit/list/use-selection.ts'
import { answerOptions, erase, resultOptions, write, writeSettled } from '../queries.ts'

const keys = ['admins', 'contact-messages'] as const

export const messageFilters = {
  status: choiceFilter([...contactStatuses, 'all'], 'open'),
  topic: choiceFilter(contactTopics),
  location: textFilter(80),
}

export const messagesOptions = ({ status, ...query }: QueryOf<typeof messageFilters>) =>
  answerOptions<ContactMessage[]>([...keys, 'list'], 'admins/contact-messages', {
    query: { ...query, status: status === 'all' ? undefined : status, perPage: PER_PAGE },
    every: 60_000,
  })

export const messageOptions = (id: string) =>
  resultOptions<ContactMessage>([...keys, 'one', id], `admins/contact-messages/${encodeURIComponent(id)}`, {
    staleTime: 0,
  })

export const markMessage = (id: string, status: ContactStatus) =>
  write(put(`admins/contact-messages/${id}`, { status }), keys)

export const bulkMark = (messages: ContactMessage[], status: ContactStatus) => {
  const items = messages.map(({ id }) => ({ id }))
  return writeSettled(post<Outcome[]>('admins/contact-messages/bulk', { status, items }), keys)
}

export const eraseMessage = (id: string) =>
  erase(del(`admins/contact-messages/${id}`), keys, [...keys, 'one', id])

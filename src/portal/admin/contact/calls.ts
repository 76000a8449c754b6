import { del, post, put } from '#api/client.ts'
import { type ContactStatus, contactStatuses, contactTopics } from '#entities/office/contact-choices.ts'
import type { ContactMessage } from '#entities/office/contact-message.ts'
import { choiceFilter, PER_PAGE, type QueryOf, textFilter } from '../../kit/list/list-address.ts'
import { answerOptions, erase, resultOptions, write, writeSettled } from '../queries.ts'

const keys = ['admins', 'contact-messages'] as const

export const messageFilters = {
  status: choiceFilter([...contactStatuses, 'all'], 'open'),
  topic: choiceFilter(contactTopics),
  location: textFilter(80),
}

export const messagesOptions = ({ status, ...query }: QueryOf<typeof messageFilters>) =>
  answerOptions([...keys, 'list'], '/api/admins/contact-messages', {
    query: { ...query, status: status === 'all' ? undefined : status, perPage: PER_PAGE },
    every: 60_000,
  })

export const messageOptions = (id: string) =>
  resultOptions([...keys, 'one', id], '/api/admins/contact-messages/{id}', { params: { id }, staleTime: 0 })

export const markMessage = (id: string, status: ContactStatus) =>
  write(put('/api/admins/contact-messages/{id}', { params: { id }, body: { status } }), keys)

export const bulkMark = (messages: ContactMessage[], status: ContactStatus) => {
  const items = messages.map(({ id }) => ({ id }))
  return writeSettled(post('/api/admins/contact-messages/bulk', { body: { status, items } }), keys)
}

export const eraseMessage = (id: string) =>
  erase(del('/api/admins/contact-messages/{id}', { params: { id } }), keys, [...keys, 'one', id])

import { z } from '@hono/zod-openapi'
import { contactStatuses, contactTopics } from '#entities/office/contact-choices.ts'
import {
  contactBulkSchema,
  contactChangeSchema,
  contactFormSchema,
  contactMessageSchema,
} from '#entities/office/contact-message.ts'
import { formBody } from './form-body.ts'
import {
  created,
  del,
  get,
  key,
  list,
  named,
  outcomes,
  paging,
  post,
  put,
  search,
  subject,
} from './operation.ts'

const message = named('ContactMessage', contactMessageSchema)
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
const listQuery = z.object({
  ...paging(25),
  status: z.enum(contactStatuses, 'validation:choice').optional(),
  topic: z.enum(contactTopics, 'validation:choice').optional(),
  location: key.optional(),
  search,
})

export const contactMessages = subject('contact-messages', {
  sendContactMessage: post('/api/contact-messages', 'public', {
    summary:
      'Write to the hospital; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again',
    body: formBody(contactFormSchema, types),
    answer: created(z.object({ reference: z.string() }), 'It has arrived'),
    others: { 303: { description: 'To the page that says thank you, for a browser without scripts' } },
  }),
  listContactMessages: get('/api/admins/contact-messages', 'desk', {
    summary: 'What visitors wrote, newest first',
    query: listQuery,
    answer: list(message),
  }),
  readContactMessage: get('/api/admins/contact-messages/{id}', 'desk', {
    summary: 'One message',
    answer: message,
  }),
  saveContactMessage: put('/api/admins/contact-messages/{id}', 'desk', {
    summary: 'Mark a message as answered, or as open again',
    body: contactChangeSchema,
    answer: message,
  }),
  eraseContactMessage: del('/api/admins/contact-messages/{id}', 'desk', {
    summary: 'Erase a message, as its sender may ask',
    answer: z.object({ id: z.string() }),
  }),
  saveContactMessages: post('/api/admins/contact-messages/bulk', 'desk', {
    summary: 'Mark a selection as answered, or as open again: each message with its own outcome',
    body: contactBulkSchema,
    answer: outcomes,
  }),
})

import { contactManySchema } from '#entities/office/contact-message.ts'
import { actorOf } from '../../kernel/actor.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { body, operation } from '../../kernel/operation.ts'
import { eachSelected, outcomes } from '../forms/each-selected.ts'
import { setMessageStatus } from './message-status.ts'

export const contactBulkRoutes = newRouter()

const many = operation({
  method: 'post',
  path: '/api/admins/contact-messages/bulk',
  access: 'desk',
  tags: ['contact-messages'],
  summary: 'Mark a selection as answered, or as open again: each message with its own outcome',
  request: body(contactManySchema),
  responses: { 200: outcomes },
})
contactBulkRoutes.openapi(many, async context => {
  const { now } = context.get('deps')
  const { status, items } = context.req.valid('json')
  const actor = actorOf(context)
  const mark = { status, actor, now: now() }
  return context.json(
    await eachSelected(context, items, (db, { id }) => setMessageStatus(db, { ...mark, id })),
    200,
  )
})

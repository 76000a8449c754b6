import { and, desc, eq } from 'drizzle-orm'
import { contactMessages } from '#contract/contact-messages.ts'
import type { ContactMessage } from '#entities/office/contact-message.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { audit, auditRead } from '../../kernel/audit.ts'
import { handlers } from '../../kernel/operation.ts'
import { pageWithTotal } from '../../kernel/paging.ts'
import { deleteMails } from '../forms/delete-mails.ts'
import { eachSelected } from '../forms/each-selected.ts'
import { type MessageRow, messageOr404, setMessageStatus } from './message-status.ts'

const { handle, router } = handlers()
/**
 * For the front desk: messages contain illnesses and bills, which the front desk handles anyway. Content editors have
 * no need to read them.
 */
export const contactAdminRoutes = router

const shown = (row: MessageRow): ContactMessage => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  topic: row.topic,
  location: row.location,
  message: row.message,
  language: row.language,
  status: row.status,
  answeredAt: row.answeredAt?.toString() ?? null,
  createdAt: row.createdAt.toString(),
})

handle(contactMessages.listContactMessages, async ({ deps, db, actor, query, listed }) => {
  const { status, topic, location, search } = query
  const where = and(
    status ? eq(contactMessage.status, status) : undefined,
    topic ? eq(contactMessage.topic, topic) : undefined,
    location ? eq(contactMessage.location, location) : undefined,
    searchCondition(
      search,
      [contactMessage.name, contactMessage.email, contactMessage.reference, contactMessage.message],
      contactMessage.phone,
    ),
  )
  const found = db
    .select()
    .from(contactMessage)
    .where(where)
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
  const [rows, total] = await pageWithTotal(found, query, db.$count(contactMessage, where))
  const seen = { messages: rows.map(row => row.id) }
  await auditRead(deps, { ...actor, action: 'contact-message.list', seen })
  return listed(rows.map(shown), total)
})

handle(contactMessages.readContactMessage, async ({ deps, actor, param, success }) => {
  const row = await messageOr404(deps.db, param.id)
  await auditRead(deps, { ...actor, action: 'contact-message.read', objectId: row.id })
  return success(shown(row))
})

handle(contactMessages.saveContactMessage, async ({ deps, db, actor, param, json, success }) => {
  const result = await db.transaction(transaction =>
    setMessageStatus(transaction, { id: param.id, status: json.status, actor, now: deps.now() }),
  )
  return success(shown(result), 'forms:changed')
})

handle(contactMessages.eraseContactMessage, async ({ db, actor, param, success }) => {
  const { id } = param
  await db.transaction(async transaction => {
    const { reference } = await messageOr404(transaction, id)
    await deleteMails(transaction, reference)
    await transaction.delete(contactMessage).where(eq(contactMessage.id, id))
    await audit(transaction, { ...actor, action: 'contact-message.delete', objectId: id })
  })
  return success({ id }, 'forms:removed')
})

handle(contactMessages.saveContactMessages, async ({ deps, db, t, actor, json }) => {
  const { now } = deps
  const { status, items } = json
  const mark = { status, actor, now: now() }
  return eachSelected({ db, t }, items, (db, { id }) => setMessageStatus(db, { ...mark, id }))
})

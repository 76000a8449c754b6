import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { revision } from '../database/tables/content.ts'
import { newRouter } from '../kernel/http/router.ts'
import { body, listAnswer, operations } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { accessToSave } from './access.ts'
import { discardDraft, restoreRevision, scheduleItem } from './lifecycle.ts'
import { writeContent, writeResponse } from './write-answer.ts'
import { findRow } from './writes.ts'

/** Earlier versions of an item, and its steps between draft, published and archived. */
export const lifecycleRoutes = newRouter()

const revisionSchema = z
  .object({
    version: z.int(),
    action: z.string(),
    fields: z.array(z.string()),
    by: z.string().nullable(),
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
  })
  .openapi('Revision')

for (const kind of contentKinds) {
  const operation = operations(kind, lifecycleRoutes)
  operation.get('content', `/api/${kind}/{key}/revisions`, {
    summary: 'Revisions of an item with their authors, newest first',
    request: { params: z.object({ key: z.string().max(80) }) },
    responses: { 200: listAnswer(revisionSchema) },
    handle: async ({ db, param, listed }) => {
      const row = await findRow(db, kind, param.key)
      if (!row) throw notFound()
      const rows = await db
        .select({ revision, by: account.fullName })
        .from(revision)
        .leftJoin(account, eq(account.id, revision.accountId))
        .where(eq(revision.contentId, row.id))
        .orderBy(desc(revision.version))
        .limit(100)
      const result = rows.map(({ revision: { version, action, fields, at, data }, by }) => ({
        version,
        action,
        fields,
        by,
        at: String(at),
        data,
      }))
      return listed(result)
    },
  })
}

const key = z.string().max(80)
const version = z.coerce.number().int().min(0)
const moment = z.iso
  .datetime({ offset: true, error: 'validation:dateTime' })
  .nullable()
  .openapi({ description: 'An instant with an offset; null for none' })
const instantOf = (value: string | null) => (value ? Temporal.Instant.from(value) : null)

for (const kind of contentKinds) {
  const params = z.object({ key })
  const operation = operations(kind, lifecycleRoutes)
  const access = accessToSave(kind)
  operation.post(access, `/api/${kind}/{key}/revisions/{earlier}/restore`, {
    summary: 'Make an earlier version the newest draft',
    request: {
      params: params.extend({ earlier: z.coerce.number().int().min(1) }),
      ...body(z.strictObject({ version })),
    },
    responses: { 200: writeResponse },
    handle: async ({ context, actor, param, json }) => {
      const { key, earlier } = param
      const step = { kind, key, version: json.version, ...actor }
      return writeContent(context, db => restoreRevision(db, step, earlier))
    },
  })

  operation.post(access, `/api/${kind}/{key}/discard`, {
    summary: 'Discard the draft',
    request: { params, ...body(z.strictObject({ version })) },
    responses: { 200: writeResponse },
    handle: async ({ context, actor, param, json }) => {
      const step = { kind, key: param.key, version: json.version, ...actor }
      return writeContent(context, db => discardDraft(db, step))
    },
  })

  if (entityOf(kind).singleton) continue

  operation.post('content', `/api/${kind}/{key}/schedule`, {
    summary: 'Schedule the publication of the newest version, and the end of the item',
    request: {
      params,
      ...body(z.strictObject({ version, publishAt: moment, unpublishAt: moment })),
    },
    responses: { 200: writeResponse },
    handle: async ({ context, deps, actor, param, json }) => {
      const { version, publishAt, unpublishAt } = json
      const step = { kind, key: param.key, version, ...actor }
      const moments = { publishAt: instantOf(publishAt), unpublishAt: instantOf(unpublishAt) }
      const now = deps.now()
      return writeContent(context, db => scheduleItem(db, step, moments, now))
    },
  })
}

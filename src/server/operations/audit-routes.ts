import { z } from '@hono/zod-openapi'
import { csvRow } from '#entities/text/csv.ts'
import { signedIn } from '../kernel/access.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { auditEntries, auditEntriesBefore, auditedAdministrators } from '../kernel/audit-list.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, listAnswer, operation, success } from '../kernel/operation.ts'

/** The audit log, for super administrators. Reading it is recorded, too. */
export const auditRoutes = newRouter()

const date = z.iso.date('validation:date')
const filter = z.object({
  who: z.union([z.uuid(), z.literal('nobody')]).optional(),
  action: z
    .string()
    .max(60)
    .regex(/^[a-z]+(?:[.-][a-z]+)*$/i)
    .optional(),
  from: date.optional(),
  to: date.optional(),
  patient: z.uuid().optional(),
})
const entrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    by: z.string().nullable(),
    role: z.enum(['patient', 'admin']).nullable(),
    action: z.string(),
    objectKind: z.string(),
    objectId: z.string().nullable(),
    patientId: z.string().nullable(),
    patient: z.string().nullable(),
    requestId: z.string().nullable(),
    /** For reads also `count`, `last` and what was read. */
    detail: z.record(z.string(), z.unknown()).nullable(),
    /** Reads that are still being counted: the final entry follows within a quarter of an hour, with the same id. */
    open: z.boolean(),
  })
  .openapi('AuditEntry')

const list = operation({
  method: 'get',
  path: '/api/admins/audit',
  access: 'super',
  tags: ['audit'],
  summary: 'Who read or changed what, newest first',
  request: {
    query: filter.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
    }),
  },
  responses: { 200: listAnswer(entrySchema) },
})
auditRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { page, perPage, ...asked } = context.req.valid('query')
  const { result, total } = await auditEntries(deps, asked, page, perPage)
  await auditRead(deps, {
    accountId: signedIn(context).accountId,
    action: 'audit.read',
    objectKind: 'audit',
    patientId: asked.patient ?? null,
    requestId: context.get('requestId'),
    seen: { filters: [new URLSearchParams(asked).toString()] },
  })
  return context.json(success(context, result, 'api:done', { total }), 200)
})

const people = operation({
  method: 'get',
  path: '/api/admins/audit/people',
  access: 'super',
  tags: ['audit'],
  summary: 'The administrators by name, for the filter',
  responses: { 200: answer(z.array(z.object({ id: z.string(), name: z.string() }))) },
})
auditRoutes.openapi(people, async context => {
  const result = await auditedAdministrators(context.get('deps'))
  return context.json(success(context, result), 200)
})

const exported = operation({
  method: 'get',
  path: '/api/admins/audit/export',
  access: 'super',
  tags: ['audit'],
  summary: 'All that a filter finds, as a CSV file that no spreadsheet takes for formulas',
  request: { query: filter },
  responses: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
})
const columns = [
  'at',
  'by',
  'role',
  'action',
  'objectKind',
  'objectId',
  'patientId',
  'patient',
  'requestId',
] as const
auditRoutes.openapi(exported, async context => {
  const deps = context.get('deps')
  const asked = context.req.valid('query')
  const entry = { action: 'audit.export', objectKind: 'audit', patientId: asked.patient ?? null } as const
  await audit(deps.db, {
    ...entry,
    accountId: signedIn(context).accountId,
    requestId: context.get('requestId'),
    detail: asked,
  })
  const encoder = new TextEncoder()
  let before = Number.MAX_SAFE_INTEGER
  const file = new ReadableStream<Uint8Array>({
    start: stream => stream.enqueue(encoder.encode(`\ufeff${csvRow([...columns, 'detail'])}`)),
    async pull(stream) {
      const rows = await auditEntriesBefore(deps, asked, before, 500)
      for (const row of rows) {
        const detail = row.detail ? JSON.stringify(row.detail) : ''
        stream.enqueue(encoder.encode(csvRow([...columns.map(name => row[name]), detail])))
      }
      const last = rows.at(-1)
      if (last) before = last.id
      else stream.close()
    },
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
})

import { z } from '@hono/zod-openapi'
import { csvRow } from '#entities/text/csv.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { auditEntries, auditEntriesBefore, auditedAdministrators } from '../kernel/audit-list.ts'
import { answer, listAnswer, operations } from '../kernel/operation.ts'
import { paging } from '../kernel/paging.ts'

const operation = operations('audit')
/** The audit log, for super administrators. Reading it is recorded, too. */
export const auditRoutes = operation.router

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

operation.get('super', '/api/admins/audit', {
  summary: 'Who read or changed what, newest first',
  request: {
    query: filter.extend(paging(50)),
  },
  responses: { 200: listAnswer(entrySchema) },
  handle: async ({ deps, actor, query, listed }) => {
    const { page, perPage, ...asked } = query
    const { result, total } = await auditEntries(deps, asked, page, perPage)
    await auditRead(deps, {
      ...actor,
      action: 'audit.read',
      patientId: asked.patient ?? null,
      seen: { filters: [new URLSearchParams(asked).toString()] },
    })
    return listed(result, total)
  },
})

operation.get('super', '/api/admins/audit/people', {
  summary: 'The administrators by name, for the filter',
  responses: { 200: answer(z.array(z.object({ id: z.string(), name: z.string() }))) },
  handle: async ({ deps, success }) => success(await auditedAdministrators(deps)),
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

operation.get('super', '/api/admins/audit/export', {
  summary: 'All that a filter finds, as a CSV file that no spreadsheet takes for formulas',
  request: { query: filter },
  responses: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
  handle: async ({ deps, actor, query }) => {
    const entry = { action: 'audit.export', patientId: query.patient ?? null } as const
    await audit(deps.db, { ...entry, ...actor, detail: query })
    const encoder = new TextEncoder()
    let before = Number.MAX_SAFE_INTEGER
    const file = new ReadableStream<Uint8Array>({
      start: stream => stream.enqueue(encoder.encode(`\ufeff${csvRow([...columns, 'detail'])}`)),
      async pull(stream) {
        const rows = await auditEntriesBefore(deps, query, before, 500)
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
  },
})

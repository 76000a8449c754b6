import { backOffice } from '#contract/back-office.ts'
import { csvRow } from '#entities/text/csv.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { auditEntries, auditEntriesBefore, auditedAdministrators } from '../kernel/audit-list.ts'
import { handlers } from '../kernel/operation.ts'

const { handle, router } = handlers()
/** The audit log, for super administrators. Reading it is recorded, too. */
export const auditRoutes = router

handle(backOffice.listAuditEntries, async ({ deps, actor, query, listed }) => {
  const { page, perPage, ...asked } = query
  const { result, total } = await auditEntries(deps, asked, page, perPage)
  await auditRead(deps, {
    ...actor,
    action: 'audit.read',
    patientId: asked.patient ?? null,
    seen: { filters: [new URLSearchParams(asked).toString()] },
  })
  return listed(result, total)
})

handle(backOffice.listAuditPeople, async ({ deps, success }) => success(await auditedAdministrators(deps)))
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

handle(backOffice.exportAuditEntries, async ({ deps, actor, query }) => {
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
})

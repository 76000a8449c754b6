import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { actorOf } from '../../kernel/actor.ts'
import { audit } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { operation } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { storageOf } from '../../storage/storage.ts'
import { applicantOr404 } from './applicants.ts'

export const cvRoutes = newRouter()

const binary = { schema: { type: 'string' as const, format: 'binary' } }
const download = operation({
  method: 'get',
  path: '/api/admins/job-applicants/{id}/cv',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'The CV of an applicant, to be saved: never shown on our own origin',
  request: { params: z.object({ id: z.string().max(80) }) },
  responses: { 200: { content: { 'application/octet-stream': binary }, description: 'The file' } },
})
cvRoutes.openapi(download, async context => {
  const { db, config } = context.get('deps')
  const { row, cv } = await applicantOr404(db, context.req.valid('param').id)
  const file = cv ? await storageOf(config).read(cv.storageKey) : null
  if (!cv || !file) throw notFound()
  const what = { action: 'job-applicant.cv', objectKind: 'job-applicant', objectId: row.id } as const
  await audit(db, { ...actorOf(context), ...what })
  // Generic type on purpose: a foreign file must be downloaded, not displayed. The API's own headers add nosniff and
  // the sandbox.
  context.header('content-type', 'application/octet-stream')
  context.header('content-length', String(cv.size))
  context.header(
    'content-disposition',
    `attachment; filename="cv.${cv.name.split('.').at(-1)}"; filename*=UTF-8''${encodeURIComponent(cv.name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16)}`)}`,
  )
  return context.body(Readable.toWeb(file) as ReadableStream)
})

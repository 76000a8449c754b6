import { z } from '@hono/zod-openapi'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { backupRuns } from './backup/backups.ts'
import { findingStates, findingText } from './check-up/finding.ts'
import { checkUp } from './check-up/run.ts'

export const operationsRoutes = newRouter()

const run = z.object({
  id: z.string(),
  trigger: z.enum(['schedule', 'command']),
  startedAt: z.string(),
  endedAt: z.string(),
  folder: z.string().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  bytes: z.int().nullable(),
  verified: z.enum(['read', 'restored']).nullable(),
  error: z.string().nullable(),
})

const backups = operation({
  method: 'get',
  path: '/api/admins/operations/backups',
  access: 'super',
  tags: ['operations'],
  summary: 'Whether backups are made every night, and how the last ones went, newest first',
  responses: {
    200: answer(
      z.object({
        scheduled: z.boolean(),
        folder: z.string().nullable(),
        keep: z.int(),
        lastGoodAt: z.string().nullable(),
        runs: z.array(run),
      }),
    ),
  },
})
operationsRoutes.openapi(backups, async context => {
  const deps = context.get('deps')
  const { BACKUP_DIR, BACKUP_KEEP } = deps.config
  const { runs, lastGood } = await backupRuns(deps)
  const result = {
    scheduled: BACKUP_DIR !== undefined,
    folder: BACKUP_DIR ?? null,
    keep: BACKUP_KEEP,
    lastGoodAt: lastGood ? String(lastGood) : null,
    runs: runs.map(one => ({ ...one, startedAt: String(one.startedAt), endedAt: String(one.endedAt) })),
  }
  return context.json(success(context, result), 200)
})

const check = operation({
  method: 'get',
  path: '/api/admins/operations/check-up',
  access: 'super',
  tags: ['operations'],
  summary: 'What of this installation is in order, what is not, and what to do about it',
  responses: {
    200: answer(
      z.array(
        z.object({
          check: z.string(),
          state: z.enum(findingStates),
          message: z.string(),
          remedy: z.string().nullable(),
        }),
      ),
    ),
  },
})
operationsRoutes.openapi(check, async context => {
  const t = context.get('t')
  const result = (await checkUp(context.get('deps'))).map(findingText(t))
  return context.json({ result, meta: { message: t('api:done') } }, 200)
})

import { z } from '@hono/zod-openapi'
import { answer, operations } from '../kernel/operation.ts'
import { backupRuns } from './backup/backups.ts'
import { findingStates, findingText } from './check-up/finding.ts'
import { checkUp } from './check-up/run.ts'

const operation = operations('operations')
export const operationsRoutes = operation.router

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

operation.get('super', '/api/admins/operations/backups', {
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
  handle: async ({ deps, success }) => {
    const { BACKUP_DIR, BACKUP_KEEP } = deps.config
    const { runs, lastGood } = await backupRuns(deps)
    const result = {
      scheduled: BACKUP_DIR !== undefined,
      folder: BACKUP_DIR ?? null,
      keep: BACKUP_KEEP,
      lastGoodAt: lastGood ? String(lastGood) : null,
      runs: runs.map(one => ({ ...one, startedAt: String(one.startedAt), endedAt: String(one.endedAt) })),
    }
    return success(result)
  },
})

operation.get('super', '/api/admins/operations/check-up', {
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
  handle: async ({ deps, t, success }) => {
    const result = (await checkUp(deps)).map(findingText(t))
    return success(result, 'api:done')
  },
})

import { z } from '@hono/zod-openapi'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { body, operation } from '../kernel/operation.ts'
import { discardDraft, restoreRevision, scheduleItem } from './lifecycle.ts'
import { writeContent, writeResponse } from './write-answer.ts'

export const lifecycleRoutes = newRouter()

const key = z.string().max(80)
const version = z.coerce.number().int().min(0)
const moment = z.iso
  .datetime({ offset: true, error: 'validation:dateTime' })
  .nullable()
  .openapi({ description: 'An instant with an offset; null for none' })
const instantOf = (value: string | null) => (value ? Temporal.Instant.from(value) : null)

for (const kind of contentKinds) {
  const params = z.object({ key })
  const restore = operation({
    method: 'post',
    path: `/api/${kind}/{key}/revisions/{earlier}/restore`,
    access: 'content',
    tags: [kind],
    summary: 'Make an earlier version the newest draft',
    request: {
      params: params.extend({ earlier: z.coerce.number().int().min(1) }),
      ...body(z.strictObject({ version })),
    },
    responses: { 200: writeResponse },
  })
  lifecycleRoutes.openapi(restore, async context => {
    const { key, earlier } = context.req.valid('param')
    const step = { kind, key, version: context.req.valid('json').version, ...actorOf(context) }
    return context.json(await writeContent(context, db => restoreRevision(db, step, earlier)), 200)
  })

  const discard = operation({
    method: 'post',
    path: `/api/${kind}/{key}/discard`,
    access: 'content',
    tags: [kind],
    summary: 'Discard the draft',
    request: { params, ...body(z.strictObject({ version })) },
    responses: { 200: writeResponse },
  })
  lifecycleRoutes.openapi(discard, async context => {
    const { version } = context.req.valid('json')
    const step = { kind, key: context.req.valid('param').key, version, ...actorOf(context) }
    return context.json(await writeContent(context, db => discardDraft(db, step)), 200)
  })

  if (entityOf(kind).singleton) continue
  const schedule = operation({
    method: 'post',
    path: `/api/${kind}/{key}/schedule`,
    access: 'content',
    tags: [kind],
    summary: 'Schedule the publication of the newest version, and the end of the item',
    request: {
      params,
      ...body(z.strictObject({ version, publishAt: moment, unpublishAt: moment })),
    },
    responses: { 200: writeResponse },
  })
  lifecycleRoutes.openapi(schedule, async context => {
    const { version, publishAt, unpublishAt } = context.req.valid('json')
    const step = { kind, key: context.req.valid('param').key, version, ...actorOf(context) }
    const moments = { publishAt: instantOf(publishAt), unpublishAt: instantOf(unpublishAt) }
    const now = context.get('deps').now()
    return context.json(await writeContent(context, db => scheduleItem(db, step, moments, now)), 200)
  })
}

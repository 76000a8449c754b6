import { z } from '@hono/zod-openapi'
import { assignableFields, assigned, assignWays, waysFor } from '#entities/assignable.ts'
import { itemSchema } from '#entities/entity.ts'
import type { Field } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { newRouter } from '../kernel/http/router.ts'
import { body, operation } from '../kernel/operation.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { eachItem, outcomes, selectionSchema } from './each-item.ts'
import { missingReferences } from './references.ts'
import { lockVersion, publishItem, saveItem, type VersionedWrite } from './writes.ts'

export const assignRoutes = newRouter()

const assignKinds = contentKinds.filter(
  kind => !entityOf(kind).singleton && assignableFields(entityOf(kind)).length > 0,
) as [ContentKind, ...ContentKind[]]

const assignmentSchema = z.strictObject({
  /** A field of the kind that refers to other items. */
  field: z.string().max(80),
  way: z.enum(assignWays),
  /** The referenced items: exactly one for `set`, none for `clear`. */
  keys: z.array(z.string().min(1).max(80)).max(100),
  /** Publishes each item at once. Otherwise the change is saved as a draft. */
  publish: z.boolean().default(false),
  items: selectionSchema,
})
type Assignment = z.infer<typeof assignmentSchema>

const assign = operation({
  method: 'post',
  path: '/api/admins/content/{kind}/assign',
  access: 'content',
  tags: ['content'],
  summary: 'Add or remove references in one field of several items, each in its own transaction',
  request: { params: z.object({ kind: z.enum(assignKinds) }), ...body(assignmentSchema) },
  responses: { 200: outcomes },
})
assignRoutes.openapi(assign, async context => {
  const { kind } = context.req.valid('param')
  const assignment = context.req.valid('json')
  const { items, ...what } = assignment
  await refuseUnfit(context.get('deps').db, kind, what)
  return context.json(await eachItem(context, kind, items, (db, step) => assignItem(db, step, what)), 200)
})

type What = Omit<Assignment, 'items'>

/**
 * Refuses the whole request if it cannot be valid for any item. Items that no longer exist may still be removed from a
 * field.
 */
async function refuseUnfit(db: Executor, kind: ContentKind, { field: name, way, keys }: What) {
  const entity = entityOf(kind)
  if (!assignableFields(entity).includes(name)) throw fieldProblem('field', 'validation:choice')
  const field = entity.fields[name] as Field
  if (!waysFor(field).includes(way)) throw fieldProblem('way', 'validation:choice')
  const fits = way === 'clear' ? keys.length === 0 : way === 'set' ? keys.length === 1 : keys.length > 0
  if (!fits) throw fieldProblem('keys', keys.length === 0 ? 'validation:required' : 'validation:invalid')
  if (way !== 'add' && way !== 'set') return
  const missing = await missingReferences(db, kind, { [name]: assigned(way, undefined, keys) })
  if (missing.length === 0) return
  const fields = missing.map(({ key }) => ({ path: 'keys', key: 'validation:reference', values: { key } }))
  throw new Problem(422, 'api.invalid', {}, { fields })
}

/** Saves a new version of one item. If the field already has this value, no version is written. */
async function assignItem(db: Executor, step: VersionedWrite, { field, way, keys, publish }: What) {
  const before = await lockVersion(db, step.kind, step.key, step.version)
  const stored = before.draft ?? before.data ?? {}
  const { [field]: had, ...others } = stored
  const value = assigned(way, had, keys)
  if (JSON.stringify(value ?? []) === JSON.stringify(had ?? [])) {
    const isLive = before.status === 'published' && !before.draft
    return publish && !isLive ? publishItem(db, step) : { change: null }
  }
  const data = value === undefined ? others : { ...stored, [field]: value }
  const parsed = itemSchema(entityOf(step.kind)).safeParse(data)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(issue => ({
      path: issue.path.join('.'),
      key: issue.message,
      values: { ...issue },
    }))
    throw new Problem(422, 'api.invalid', {}, { fields })
  }
  return saveItem(db, { ...step, data, publish })
}

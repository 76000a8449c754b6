import { z } from '@hono/zod-openapi'
import { assignableFields, assigned, assignModes, modesFor } from '#entities/assignable.ts'
import { itemSchema } from '#entities/entity.ts'
import type { Field } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { body, operations } from '../kernel/operation.ts'
import { fieldProblem, fieldProblems } from '../kernel/problem.ts'
import { eachItem, outcomes, selectionSchema } from './each-item.ts'
import { missingReferences } from './references.ts'
import { lockVersion, publishItem, saveItem, type VersionedWrite } from './writes.ts'

const operation = operations('content')
export const assignRoutes = operation.router

const assignKinds = contentKinds.filter(
  kind => !entityOf(kind).singleton && assignableFields(entityOf(kind)).length > 0,
) as [ContentKind, ...ContentKind[]]

const assignmentSchema = z.strictObject({
  /** A field of the kind that refers to other items. */
  field: z.string().max(80),
  way: z.enum(assignModes),
  /** The referenced items: exactly one for `set`, none for `clear`. */
  keys: z.array(z.string().min(1).max(80)).max(100),
  /** Publishes each item at once. Otherwise the change is saved as a draft. */
  publish: z.boolean().default(false),
  items: selectionSchema,
})
type Assignment = z.infer<typeof assignmentSchema>

operation.post('content', '/api/admins/content/{kind}/assign', {
  summary: 'Add or remove references in one field of several items, each in its own transaction',
  request: { params: z.object({ kind: z.enum(assignKinds) }), ...body(assignmentSchema) },
  responses: { 200: outcomes },
  handle: async ({ deps, t, actor, param, json }) => {
    const { items, ...what } = json
    await refuseUnfit(deps.db, param.kind, what)
    return eachItem({ deps, t, actor }, param.kind, items, (db, step) => assignItem(db, step, what))
  },
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
  if (!modesFor(field).includes(way)) throw fieldProblem('way', 'validation:choice')
  const fits = way === 'clear' ? keys.length === 0 : way === 'set' ? keys.length === 1 : keys.length > 0
  if (!fits) throw fieldProblem('keys', keys.length === 0 ? 'validation:required' : 'validation:invalid')
  if (way !== 'add' && way !== 'set') return
  const missing = await missingReferences(db, kind, { [name]: assigned(way, undefined, keys) })
  if (missing.length === 0) return
  throw fieldProblems(
    missing.map(({ key }) => ({ path: 'keys', key: 'validation:reference', values: { key } })),
  )
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
  if (!parsed.success)
    throw fieldProblems(
      parsed.error.issues.map(({ path, message: key, ...values }) => ({ path: path.join('.'), key, values })),
    )
  return saveItem(db, { ...step, data, publish })
}

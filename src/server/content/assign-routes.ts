import { selections } from '#contract/selections.ts'
import { assignableFields, assigned, modesFor } from '#entities/assignable.ts'
import { itemSchema } from '#entities/entity.ts'
import type { Field } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { handlers, type OperationRequest } from '../kernel/operation.ts'
import { fieldProblem, fieldProblems } from '../kernel/problem.ts'
import { eachItem } from './each-item.ts'
import { missingReferences } from './references.ts'
import { lockVersion, publishItem, saveItem, type VersionedWrite } from './writes.ts'

const { handle, router } = handlers()
export const assignRoutes = router

handle(selections.assignReferences, async ({ deps, t, actor, param, json }) => {
  const { items, ...what } = json
  await refuseUnfit(deps.db, param.kind, what)
  return eachItem({ deps, t, actor }, param.kind, items, (db, step) => assignItem(db, step, what))
})

type What = Omit<OperationRequest<typeof selections.assignReferences>['json'], 'items'>

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

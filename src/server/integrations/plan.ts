import type { Field } from '#entities/fields.ts'
import { entityOf } from '#entities/kinds.ts'
import type { ImportFindings } from '#sync/findings.ts'
import { changedInSource, type Data, withFields } from '#sync/merge.ts'
import type { ImportedKind, SourceItem } from '#sync/source.ts'
import { UniqueSlugs } from '#sync/unique-slugs.ts'
import { newId } from '../database/connect.ts'
import { type Counts, newCounts } from './counts.ts'
import type { KnownItem, KnownItems } from './known.ts'

export interface Added {
  id: string
  key: string
  position: number
  data: Data
}

export interface Changed {
  id: string
  /** The version after the change. */
  version: number
  status: 'draft' | 'published' | 'archived'
  data: Data | null
  draft: Data | null
  fields: string[]
}

export interface Plan {
  kind: ImportedKind
  added: Added[]
  changed: Changed[]
  /** Imported before, no longer in the source, still on the site. */
  gone: KnownItem[]
  /** Ids of `gone` items that an item of the hospital has replaced. */
  replaced: Set<string>
  counts: Counts
}

/** A source without any item of a kind is a partial export, not a hospital without doctors. */
export const isAbsent = ({ counts }: Plan): boolean => counts.added + counts.changed + counts.unchanged === 0

/** Maps the source's ids to our items: kind -> the source's id -> ours. */
export type Index = Map<ImportedKind, Map<string, { id: string; key: string }>>

/** Plans the writes for a kind to match the source, and adds its items to the index. */
export function planItems(
  kind: ImportedKind,
  items: readonly SourceItem[],
  known: KnownItems,
  index: Index,
  findings: ImportFindings,
): Plan {
  const plan: Plan = { kind, added: [], changed: [], gone: [], replaced: new Set(), counts: newCounts() }
  const here = new Map<string, { id: string; key: string }>()
  index.set(kind, here)
  const { key: keyField, fields: definition } = entityOf(kind)
  // Pages of the site have the reserved names.
  const slugs = new UniqueSlugs([...known.keys, ...(definition[keyField]?.reserved ?? [])])
  for (const item of items) {
    const found = known.bySource.get(item.source)
    const example = `${item.at} (${item.source})`
    if (found?.row.deletedAt) {
      findings.skipped.add(kind, 'was deleted here by an administrator', example)
      continue
    }
    const ours = ourOwn(item, known)
    if (ours && ours.id !== found?.row.id) {
      here.set(item.source, ours)
      if (found) plan.replaced.add(found.row.id)
      plan.counts.unchanged++
      continue
    }
    const fields = withKeys(kind, item.data, index)
    if (!fields) {
      findings.skipped.add(kind, 'needs what was skipped or deleted here', example)
      continue
    }
    const id = found?.row.id ?? newId()
    const key = found?.row.key ?? slugs.take(item.proposals, item.source)
    here.set(item.source, { id, key })
    const data = { [keyField]: key, ...fields }
    if (!found) plan.added.push({ id, key, position: known.position + plan.added.length + 1, data })
    else {
      const change = changeOf(found, data, keyField)
      if (change) plan.changed.push(change)
      else plan.counts.unchanged++
    }
  }
  plan.counts.added = plan.added.length
  plan.counts.changed = plan.changed.length
  plan.gone = [...known.bySource]
    .filter(
      ([source, { row, last }]) =>
        (!here.has(source) || plan.replaced.has(row.id)) &&
        last &&
        !row.deletedAt &&
        row.status !== 'archived',
    )
    .map(([, item]) => item)
  plan.counts.gone = plan.gone.length
  return plan
}

/**
 * The hospital's own item that represents one of the source: by a code that an administrator entered, else by a usual
 * specialty.
 */
const ourOwn = ({ source, usual }: SourceItem, { codes, own }: KnownItems) =>
  codes.get(source) ??
  codes.get(source.slice(source.indexOf('|') + 1)) ??
  (usual ? own.get(usual) : undefined)

function changeOf({ row, last, ended }: KnownItem, data: Data, keyField: string): Changed | null {
  const fields = changedInSource(last, data).filter(name => name !== keyField)
  // Only an import archives without an account, besides a schedule. So an item that returns to the source is published again.
  const returned = row.status === 'archived' && row.updatedBy === null && !ended
  if (fields.length === 0 && !returned) return null
  return {
    id: row.id,
    version: row.version + 1,
    // One that was restored from the trash was never published since.
    status: returned ? (row.data ? 'published' : 'draft') : row.status,
    data: row.data && withFields(row.data, fields, data),
    draft: row.draft && withFields(row.draft, fields, data),
    fields,
  }
}

/** The document with our keys instead of the source's ids; null if a required reference is unknown. */
function withKeys(kind: ImportedKind, data: Data, index: Index): Data | null {
  const result = { ...data }
  for (const [name, field] of Object.entries(entityOf(kind).fields)) {
    if (!field.references || data[name] === undefined) continue
    const keys = keysOf(field, data[name], index)
    if (keys.length === 0 && field.required) return null
    if (keys.length === 0) delete result[name]
    else result[name] = field.widget === 'references' ? keys : keys[0]
  }
  return result
}

function keysOf(field: Field, value: unknown, index: Index): string[] {
  const here = index.get(field.references as ImportedKind)
  return [...new Set([value].flat().flatMap(source => here?.get(source as string)?.key ?? []))]
}

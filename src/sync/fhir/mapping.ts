import { type ContentKind, entityOf } from '#entities/kinds.ts'
import type { ImportFindings } from '../findings.ts'
import type { Data } from '../merge.ts'
import type { ImportedKind } from '../source.ts'
import type { Directory } from './directory.ts'
import type { ResourceType } from './resources.ts'

/** The context of every part of the mapping. */
export interface Mapping {
  directory: Directory
  findings: ImportFindings
  /** IANA zone for places without one of their own. */
  timezone?: string | undefined
  /** Length of a slot in a doctor's hours. */
  slotMinutes: number
  now: Temporal.Instant
}

export const todayAt = (mapping: Pick<Mapping, 'now'>, timezone: string | undefined): string =>
  mapping.now
    .toZonedDateTimeISO(timezone ?? 'UTC')
    .toPlainDate()
    .toString()

/**
 * The fields as our definition accepts them; null if a required one is missing or wrong. References and the key are not
 * checked: they are filled in when the item is written.
 */
export function accepted(
  kind: ImportedKind,
  fields: Data,
  from: { at: string; id: string; type: ResourceType },
  findings: ImportFindings,
): Data | null {
  const entity = entityOf(kind as ContentKind)
  const data: Data = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = fields[name]
    const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    if (name === entity.key) continue
    if (empty && !field.required) continue
    if (field.references || (!empty && field.schema.safeParse(value).success)) data[name] = value
    else if (field.required) {
      const reason = empty ? `says no ${name}` : `has a ${name} that cannot be used`
      findings.skipped.add(from.type, reason, `${from.at} (${from.id})`)
      return null
    } else findings.leftOut.add(from.type, `a ${name} that cannot be used`, `${from.at} (${from.id})`)
  }
  return data
}

import type { ListKind, SingleKind, Source } from '#content/source.ts'
import { contentKinds } from '#entities/kinds.ts'
import { leadsKind } from '#entities/office/missed-search.ts'
import type { SnapshotPart } from '../render/content-snapshot.ts'
import type { ContentChanges } from '../render/messages.ts'

const singles: Record<SingleKind, true> = { settings: true, 'about-description': true }
const isSingle = (kind: string): kind is SingleKind => Object.hasOwn(singles, kind)

/** All content of a source, in the form that the render process loads. The items keep the order of the source. */
export async function allContentOf(source: Source): Promise<ContentChanges> {
  const parts: SnapshotPart[] = []
  for (const kind of contentKinds) {
    const single = isSingle(kind) ? await source.single(kind) : null
    const items = isSingle(kind)
      ? new Map(single ? [[kind, single]] : [])
      : await source.items(kind as ListKind)
    // The render process only passes the items on; pages read their fields by the kind.
    const rows = [...items].map(([key, item], position): SnapshotPart['rows'][number] => [
      key,
      position,
      item as unknown as Record<string, unknown>,
    ])
    parts.push({ kind, keys: null, rows })
  }
  const leads = await source.leads()
  parts.push({ kind: leadsKind, keys: null, rows: leads.map(lead => [lead.words, 0, lead]) })
  const { byDoctor, exceptions } = await source.timetables()
  const schedules = [...byDoctor.values()].flat()
  return { parts, timetables: { doctors: null, schedules, exceptions: [...exceptions] } }
}

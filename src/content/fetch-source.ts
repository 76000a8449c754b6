import type { PublicItem } from '#entities/kinds.ts'
import type { SearchLead } from '#entities/office/missed-search.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { keyOf, type SingleKind, type Source } from './source.ts'

/** Like fetch, for paths of our API. */
export type ApiFetch = (path: string) => Promise<Response>

/** The content that an API returns; each kind is requested once. */
export function fetchSource(fetch: ApiFetch): Source {
  const loaded = new Map<string, Promise<unknown>>()
  const once = <T>(name: string, load: () => Promise<T>): Promise<T> => {
    if (!loaded.has(name)) loaded.set(name, load())
    return loaded.get(name) as Promise<T>
  }
  const pages = async <T>(path: string): Promise<T[]> => {
    const items: T[] = []
    for (let page = 1; ; page++) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}page=${page}&perPage=500`
      const { result, meta } = await answered<T[]>(await fetch(asked), asked)
      items.push(...result)
      if (result.length === 0 || items.length >= (meta.total ?? 0)) return items
    }
  }
  return {
    items: kind =>
      once(kind, async () => {
        const items = await pages<PublicItem<typeof kind>>(`/api/${kind}?view=full`)
        return new Map(items.map(item => [keyOf(item), item]))
      }),
    single: <K extends SingleKind>(kind: K) =>
      once(kind, async () => {
        const response = await fetch(`/api/${kind}`)
        if (response.status === 404) return null
        return (await answered<PublicItem<K>>(response, `/api/${kind}`)).result
      }),
    leads: () =>
      once('leads', async () => {
        const path = '/api/search-leads'
        return (await answered<SearchLead[]>(await fetch(path), path)).result
      }),
    timetables: () =>
      once('schedules', async () => {
        const [schedules, exceptions] = await Promise.all([
          pages<Schedule>('/api/schedules'),
          pages<ScheduleException>('/api/schedule-exceptions'),
        ])
        return { byDoctor: Map.groupBy(schedules, schedule => schedule.doctor), exceptions }
      }),
  }
}

async function answered<T>(response: Response, path: string) {
  if (!response.ok)
    throw new Error(`The API answered ${response.status} to ${path}: the pages cannot be built.`)
  return (await response.json()) as { result: T; meta: { total?: number } }
}

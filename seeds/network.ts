import { existsSync } from 'node:fs'
import { type ContentKind, contentKinds, type Item } from '#entities/kinds.ts'
import { exceptions } from './exceptions.ts'
import { people } from './people.ts'
import { packageSchedules } from './schedules/packages.ts'
import { schedules } from './schedules.ts'

type Content = { [K in ContentKind]: Item<K>[] }

/**
 * The one export of `seeds/<kind>.ts`: the items of that kind, or a function of today if their dates follow it. Not that of
 * `emergency-signs.ts`, which belongs to every installation and stays when the demo is removed.
 */
async function seedOf(kind: ContentKind): Promise<object[] | ((today: Temporal.PlainDate) => object[])> {
  const file = new URL(`./${kind}.ts`, import.meta.url)
  if (kind === 'emergency-signs' || !existsSync(file)) return []
  const [items] = Object.values(await import(/* @vite-ignore */ file.href))
  return items as object[]
}
const seeds = await Promise.all(contentKinds.map(async kind => [kind, await seedOf(kind)] as const))

const contentOn = (today: Temporal.PlainDate) =>
  Object.fromEntries(
    seeds.map(([kind, items]) => [kind, typeof items === 'function' ? items(today) : items]),
  ) as unknown as Content

/** The demo network, which development and the tests use too. */
export const network = {
  content: contentOn(Temporal.Now.plainDateISO('Asia/Jakarta')),
  contentOn,
  schedules,
  packageSchedules,
  exceptions,
  people,
}

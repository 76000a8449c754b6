import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { max } from 'drizzle-orm'
import { SiteStore } from '#publishing/release/site-store.ts'
import { change } from '#server/database/tables/content.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { Editors } from '../tests/publishing-edits.ts'
import { faultsOf } from '../tests/publishing-integrity.ts'

export interface Killed {
  kills: number
  edits: number
  /** Faults after a kill or at the end, as sentences. */
  faults: string[]
}

interface Fixture {
  deps: Deps
  url: string
  folder: string
  seed: number
}

function start({ url, folder }: Fixture): ChildProcess {
  const script = join(import.meta.dirname, 'publisher-process.ts')
  return spawn(process.execPath, [script, url, folder], { stdio: ['ignore', 'pipe', 'ignore'] })
}
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const newestOf = async ({ db }: Deps) => (await db.select({ id: max(change.id) }).from(change))[0]?.id ?? 0

/** Kills a publisher at random moments, again and again: each served release is complete, and the last one has every change. */
export async function killPublishers(fixture: Fixture, kills: number): Promise<Killed> {
  const store = new SiteStore(fixture.folder)
  const editors = new Editors(fixture.deps, fixture.seed)
  const faults: string[] = []
  let edits = 0
  for (let round = 0; round < kills; round++) {
    const child = start(fixture)
    // Kill half of them during the start, half while they publish and edits continue.
    const starting = round % 2 === 0
    if (!starting)
      await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), pause(60_000)])
    await editors.step()
    edits++
    await pause(((round * 7919) % 97) * (starting ? 40 : 12))
    await kill(child)
    faults.push(...(await faultsOf(store)).map(fault => `after kill ${round}: ${fault}`))
  }
  const last = start(fixture)
  const newest = await newestOf(fixture.deps)
  const limit = performance.now() + 60_000
  while (((await store.current())?.change ?? 0) < newest && performance.now() < limit) await pause(50)
  await kill(last)
  if (((await store.current())?.change ?? 0) < newest) faults.push(`change ${newest} was lost`)
  faults.push(...(await faultsOf(store)))
  return { kills, edits, faults }
}

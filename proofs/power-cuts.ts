import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { checkConsistency } from './consistency-check.ts'
import { unreadableEmails } from './email-files.ts'
import { type Figures, secondsSince } from './figures.ts'
import { type LoadGenerator, openLoadGenerator, repeatUnanswered, runLoad } from './load-generator.ts'
import { powerCutDisk, syncDisk } from './power-cut-disk.ts'
import { freePort, type RawatProcess, startRawat } from './processes.ts'

const pages = ['/', '/doctors', '/id/doctors', '/api/doctors?perPage=5']

/**
 * R2: the disk of the data folder (embedded database, emails, releases) loses power during bookings. Everything that was
 * acknowledged is there after the next start, and the site is served. Control: the same with `fsync = off` in PostgreSQL
 * must lose acknowledged bookings; otherwise the power cut was not real and the proof fails.
 */
export async function provePowerCuts(folder: string, { cuts }: { cuts: number }): Promise<Figures> {
  const begin = performance.now()
  const figures: Required<Omit<Figures, 'tests'>> = {
    proof: 'R2 power cuts of the disk under bookings, with the embedded database',
    rounds: 0,
    acknowledged: 0,
    lost: 0,
    duplicates: 0,
    seconds: 0,
    more: '',
    faults: [],
  }
  const disk = powerCutDisk(folder, 4)
  const dataDir = join(folder, 'hospital')
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  let rawat: RawatProcess | undefined
  let generator: LoadGenerator | undefined
  let slowest = 0
  let emptied = 0
  let control = ''
  const start = async () => {
    const from = performance.now()
    rawat = await startRawat(environment)
    await rawat.ready()
    slowest = Math.max(slowest, secondsSince(from))
    const url = await joinEmbeddedPostgres(dataDir)
    if (!url) throw new Error('The database of the running Rawat cannot be joined.')
    return { rawat, url }
  }
  const bookUntilCut = async (running: RawatProcess, people: LoadGenerator) => {
    // The file cannot be read once the power is off.
    const postmaster = Number.parseInt(
      readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'),
      10,
    )
    let stopped = false
    const rushing = runLoad(people, running.address, () => stopped)
    // Awaited after the cut. Until then this catch prevents an unhandled rejection.
    rushing.catch(() => {})
    await wait(1000 + Math.random() * 2000)
    disk.cut()
    await running.kill()
    try {
      process.kill(postmaster, 'SIGKILL')
    } catch {
      // PostgreSQL has already ended, because it could not write.
    }
    stopped = true
    await rushing
    await disk.mount()
  }
  try {
    for (let cut = 0; ; cut++) {
      const { rawat, url } = await start()
      generator ??= await openLoadGenerator(rawat.address, url, 12)
      await repeatUnanswered(generator, rawat.address)
      const { lost, duplicates, faults } = await checkConsistency(generator, url)
      faults.push(...(await unreadableEmails(url, join(dataDir, 'outbox'))))
      emptied = Math.max(emptied, await servedAfter(rawat))
      figures.lost += lost
      figures.duplicates += duplicates
      figures.faults.push(...faults.map(fault => `After ${cut} cuts: ${fault}`))
      if (cut === cuts || faults.length > 0) break
      await bookUntilCut(rawat, generator)
      figures.rounds++
    }
    figures.acknowledged = generator.acknowledged
    if (generator.acknowledged < 10 * cuts)
      figures.faults.push('Too few bookings were acknowledged for a result.')
    control = await loses()
  } finally {
    await rawat?.kill()
    await disk.remove()
  }
  figures.seconds = secondsSince(begin)
  figures.more = `slowest start ${slowest} s, and ${emptied} s more until every page that a cut had emptied was rendered again; control with fsync = off: ${control}`
  return figures

  /** The result of the control; adds a fault if no booking was lost. */
  async function loses(): Promise<string> {
    rawat?.child.kill('SIGTERM')
    await rawat?.ended
    appendFileSync(join(dataDir, 'postgres/cluster/postgresql.conf'), 'fsync = off\n')
    syncDisk(disk)
    const again = await start()
    const people = generator as LoadGenerator
    const before = people.acknowledged
    await bookUntilCut(again.rawat, people)
    const acknowledged = people.acknowledged - before
    try {
      const { url } = await start()
      const { lost } = await checkConsistency(people, url)
      if (lost > 0) return `${lost} lost of ${acknowledged} acknowledged`
    } catch (error) {
      return `it did not start again (${(error as Error).message.split('\n')[0]})`
    }
    figures.faults.push('The control lost nothing, so these power cuts are no test.')
    return `nothing lost of ${acknowledged} acknowledged`
  }
}

/** Seconds until all pages are served; Rawat first renders the pages again whose files the cut emptied. */
async function servedAfter(rawat: RawatProcess): Promise<number> {
  const from = performance.now()
  for (;;) {
    const open: string[] = []
    for (const page of pages) {
      const response = await fetch(rawat.address + page)
      const text = await response.text()
      if (!response.ok || text.length < 500) open.push(`${page}: ${response.status}`)
    }
    if (open.length === 0) return secondsSince(from)
    if (secondsSince(from) > 120)
      throw new Error(`Not served two minutes after the start: ${open.join(', ')}\n${rawat.stderr()}`)
    await wait(100)
  }
}

/** `npm run prove`: the promises of reliability that take too long for every test run, on real processes. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { proveBackup } from './backup.ts'
import { proveBrowsers } from './browsers.ts'
import { proveClockSteps } from './clock-steps.ts'
import { proveContests } from './contest.ts'
import { proveDocuments } from './documents.ts'
import { proveDrain } from './drain.ts'
import { proveFailover } from './failover.ts'
import { type Figures, lineOf } from './figures.ts'
import { proveFullDisk } from './full-disk.ts'
import { proveFullFiles } from './full-files.ts'
import { proveLiveness } from './hanging-query.ts'
import { proveKills } from './kill-cycles.ts'
import { proveMigrations } from './migrations.ts'
import { proveObservatory } from './observatory.ts'
import { proveOneDirectory } from './one-directory.ts'
import { proveOutside } from './outside.ts'
import { proveOverload } from './overload.ts'
import { proveParts } from './parts.ts'
import { provePooled } from './pooled.ts'
import { provePowerCuts } from './power-cuts.ts'
import { killMine, removeFolder, startRawat } from './processes.ts'
import { provePublisherKills, proveWalk } from './publications.ts'
import { proveReplays } from './replays.ts'
import { proveRollingRestart } from './rolling-restart.ts'
import { proveS3 } from './s3.ts'
import { proveSharedDevice } from './shared-device.ts'
import { proveSoak } from './soak.ts'
import { proveStrangers } from './strangers.ts'
import { proveVersionBefore } from './version-before.ts'

const usage =
  'Usage: npm run prove -- [--only NAME,NAME] [--cycles 25] [--places 1000] [--crashes 100] [--rounds 5] [--kills 200] [--edits 500] [--minutes 30]'
const { only, cycles, places, crashes, rounds, kills, edits, minutes } = readOptions()
const folder = mkdtempSync(join(tmpdir(), 'rawat-prove-'))
const hospital = join(folder, 'hospital')

/** Each on a PostgreSQL of its own that writes to the disk, as a hospital's does. */
async function onPostgres(name: string, prove: (url: string) => Promise<Figures>): Promise<Figures> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, name) })
  try {
    await migrate(url)
    return await prove(url)
  } finally {
    await stop()
  }
}

/** The first start builds the site; the later ones serve that release. */
async function open(environment: Record<string, string>): Promise<void> {
  const first = await startRawat(environment)
  await first.ready()
  first.child.kill('SIGTERM')
  await first.ended
}

let opened: Promise<void> | undefined
async function inHospital(prove: () => Promise<Figures>): Promise<Figures> {
  opened ??= open({ DATA_DIR: hospital })
  await opened
  return prove()
}

const killsOnPostgres = () =>
  onPostgres('kills', async url => {
    const house = join(folder, 'kills-hospital')
    await open({ DATA_DIR: house, DATABASE_URL: url })
    return proveKills(house, { cycles, url })
  })

const proofs: Record<string, () => Promise<Figures>> = {
  R1: () => inHospital(() => proveKills(hospital, { cycles })),
  'R1-POSTGRESQL': killsOnPostgres,
  R2: () => provePowerCuts(join(folder, 'power'), { cuts: 2 * rounds }),
  R3: () => inHospital(() => proveOneDirectory(hospital, { rounds })),
  R4: () => onPostgres('contests', url => proveContests(url, { places })),
  R5: () => onPostgres('replays', url => proveReplays(url, { rounds, crashes })),
  R6: () => inHospital(() => proveDrain(hospital, { rounds })),
  R7: () => onPostgres('liveness', url => proveLiveness(url, { seconds: 10 })),
  R8: () => onPostgres('overload', url => proveOverload(url, { seconds: 15 })),
  R9: () => inHospital(() => proveSoak(hospital, { minutes })),
  R10: () =>
    onPostgres('backup', url =>
      proveBackup(url, join(folder, 'backup-houses'), { appointments: 100 * places }),
    ),
  // From every tenth shape, and from the last: each at every statement.
  R11: () =>
    onPostgres('migrations', url =>
      proveMigrations(url, { from: [2, 12, 19], every: 1, random: cycles, rows: 50 }),
    ),
  'R11-BEFORE': () => proveVersionBefore(join(folder, 'version-before')),
  OUTSIDE: () => proveOutside(join(folder, 'outside')),
  KILLS: () => onPostgres('publisher-kills', url => provePublisherKills(url, { kills })),
  WALK: () => onPostgres('publisher-walk', url => proveWalk(url, { edits })),
  S3: () => proveS3(join(folder, 'ceph'), { kills: rounds }),
  BROWSERS: () => proveBrowsers(join(folder, 'browsers')),
  S9: () =>
    onPostgres('strangers', url =>
      proveStrangers(url, join(folder, 'strangers-house'), { tries: 200 * rounds }),
    ),
  S10: () => proveDocuments(join(folder, 'documents')),
  S12: () => onPostgres('shared-device', url => proveSharedDevice(url, join(folder, 'devices'))),
  OBSERVATORY: () => proveObservatory(join(folder, 'observatory')),
  R14: () => proveFullDisk(join(folder, 'small-disk'), { rounds: Math.min(rounds, 3) }),
  'R14-FILES': () => onPostgres('files', url => proveFullFiles(url, join(folder, 'small-files'))),
  R15: () => proveClockSteps(),
  R16: () => proveParts(join(folder, 'parts'), { seconds: 120 }),
  FAILOVER: () => proveFailover(join(folder, 'failover'), { rounds: 4 * rounds }),
  PGBOUNCER: () => provePooled(join(folder, 'pooled')),
  ROLLING: () =>
    onPostgres('rolling', url =>
      proveRollingRestart(url, join(folder, 'rolling-site'), { rounds: Math.min(rounds, 3) }),
    ),
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await killMine()
    await removeFolder(folder)
    process.exit(1)
  })
}

let failed = 0
try {
  for (const name of only ?? Object.keys(proofs)) {
    const proof = proofs[name]
    if (!proof) throw new Error(`There is no proof ${name}. There are ${Object.keys(proofs).join(', ')}.`)
    try {
      const figures = await proof()
      if (figures.faults.length > 0) failed++
      process.stdout.write(`${lineOf(figures)}\n`)
    } catch (error) {
      failed++
      process.stdout.write(`FAILS  ${name}\n         ! ${inspect(error)}\n`)
      await killMine()
    }
  }
} finally {
  await killMine()
  await removeFolder(folder)
}
process.stdout.write(failed === 0 ? '\nAll of it holds.\n' : `\n${failed} of the proofs failed.\n`)
process.exitCode = failed === 0 ? 0 : 1

function readOptions() {
  const text = { type: 'string' } as const
  try {
    const options = {
      only: text,
      cycles: text,
      places: text,
      crashes: text,
      rounds: text,
      kills: text,
      edits: text,
      minutes: text,
    }
    const { values } = parseArgs({ options })
    const whole = (name: keyof typeof options, usual: number) => {
      const value = Number(values[name] ?? usual)
      if (!Number.isInteger(value) || value < 1)
        throw new Error(`--${name} must be a whole number from 1 on.`)
      return value
    }
    return {
      only: values.only?.toUpperCase().split(','),
      cycles: whole('cycles', 25),
      places: whole('places', 1000),
      crashes: whole('crashes', 100),
      rounds: whole('rounds', 5),
      kills: whole('kills', 200),
      edits: whole('edits', 500),
      minutes: whole('minutes', 30),
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`)
    process.exit(2)
  }
}

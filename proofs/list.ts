import { join } from 'node:path'
import { proveAccountSecrecy } from './account-secrecy.ts'
import { proveBackup } from './backup.ts'
import { proveBrowsers } from './browsers.ts'
import { proveClockSteps } from './clock-steps.ts'
import { proveContests } from './contest.ts'
import { proveDocuments } from './documents.ts'
import { proveDrain } from './drain.ts'
import { proveFailingParts } from './failing-parts.ts'
import { proveFailover } from './failover.ts'
import type { Figures } from './figures.ts'
import { proveFullDisk } from './full-disk.ts'
import { proveFullFiles } from './full-files.ts'
import { proveGeneratedClients } from './generated-clients.ts'
import { proveLiveness } from './hanging-query.ts'
import { proveKills } from './kill-cycles.ts'
import { proveMigrations } from './migrations.ts'
import { proveObservatory } from './observatory.ts'
import { proveOneDirectory } from './one-directory.ts'
import { proveOverload } from './overload.ts'
import { provePooled } from './pooled.ts'
import { provePowerCuts } from './power-cuts.ts'
import type { ProofFixture } from './proof-fixture.ts'
import { provePublisherKills, proveRandomEdits } from './publications.ts'
import { proveReplays } from './replays.ts'
import { proveRollingRestart } from './rolling-restart.ts'
import { proveS3 } from './s3.ts'
import { proveSharedDevice } from './shared-device.ts'
import { proveSoak } from './soak.ts'
import { proveSystemPostgres } from './system-postgres.ts'
import { proveJourneys, proveTests } from './test-files.ts'
import { proveVersionBefore } from './version-before.ts'

export const fullSizes = {
  cycles: 25,
  places: 1000,
  crashes: 100,
  rounds: 5,
  kills: 200,
  edits: 500,
  minutes: 30,
}
export type Sizes = typeof fullSizes

export type Group = 'crash' | 'load' | 'database' | 'publishing' | 'hosting' | 'input' | 'browser'

export interface Proof {
  group: Group
  what: string
  /** Sizes that differ in a small run. Without `small` the proof is left out of small runs. */
  small?: Partial<Sizes>
  run(fixture: ProofFixture, sizes: Sizes): Promise<Figures>
}

const tests = (group: Group, what: string, ...files: string[]): Proof => ({
  ...{ group, what, small: {} },
  run: () =>
    proveTests(
      what,
      files.map(name => `proofs/${name}.test.ts`),
    ),
})

export const proofs: Record<string, Proof> = {
  R1: {
    ...{ group: 'crash', what: 'kill -9 under bookings', small: { cycles: 2 } },
    run: ({ inHospital }, { cycles }) => inHospital(folder => proveKills(folder, { cycles })),
  },
  'R1-POSTGRESQL': {
    ...{ group: 'crash', what: 'kill -9 of Rawat on a PostgreSQL of its own' },
    run: ({ onPostgres, open, folder }, { cycles }) =>
      onPostgres('kills', async url => {
        const data = join(folder, 'kills-hospital')
        await open({ DATA_DIR: data, DATABASE_URL: url })
        return proveKills(data, { cycles, url })
      }),
  },
  R2: {
    ...{ group: 'crash', what: 'power cuts under bookings', small: { rounds: 1 } },
    run: ({ folder, small }, { rounds }) =>
      provePowerCuts(join(folder, 'power'), { cuts: small ? 1 : 2 * rounds }),
  },
  R3: {
    ...{ group: 'crash', what: 'a second process on the same data', small: { rounds: 2 } },
    run: ({ inHospital }, { rounds }) => inHospital(folder => proveOneDirectory(folder, { rounds })),
  },
  R4: {
    ...{ group: 'load', what: 'many requests for one slot', small: { places: 40 } },
    run: ({ onPostgres }, { places }) => onPostgres('contests', url => proveContests(url, { places })),
  },
  R5: {
    ...{ group: 'load', what: 'repeated requests', small: { rounds: 2, crashes: 3 } },
    run: ({ onPostgres }, { rounds, crashes }) =>
      onPostgres('replays', url => proveReplays(url, { rounds, crashes })),
  },
  UNDO: tests('load', 'an absence of sixty patients, undone after half have answered', 'sixty-displaced'),
  'S9-QUEUE': tests('load', 'patients who sign in during an attack with many guesses', 'sign-in-queue'),
  R6: {
    ...{ group: 'crash', what: 'SIGTERM under bookings', small: { rounds: 1 } },
    run: ({ inHospital }, { rounds }) => inHospital(folder => proveDrain(folder, { rounds })),
  },
  R7: {
    ...{ group: 'load', what: 'livez and readyz while queries hang' },
    run: ({ onPostgres }) => onPostgres('liveness', url => proveLiveness(url, { seconds: 10 })),
  },
  R8: {
    ...{ group: 'load', what: 'three times the capacity' },
    run: ({ onPostgres }) => onPostgres('overload', url => proveOverload(url, { seconds: 15 })),
  },
  R9: {
    ...{ group: 'load', what: 'half an hour of visitors, bookings and edits' },
    run: ({ inHospital }, { minutes }) => inHospital(folder => proveSoak(folder, { minutes })),
  },
  R10: {
    ...{ group: 'database', what: 'backup and restore of 100,000 appointments' },
    run: ({ onPostgres, folder }, { places }) =>
      onPostgres('backup', url =>
        proveBackup(url, join(folder, 'backup-data'), { appointments: 100 * places }),
      ),
  },
  R11: {
    ...{ group: 'database', what: 'migrations that are killed at each statement' },
    // Starts from an early, a middle and a late schema.
    run: ({ onPostgres }, { cycles }) =>
      onPostgres('migrations', url =>
        proveMigrations(url, { from: [2, 12, 19], every: 1, random: cycles, rows: 50 }),
      ),
  },
  UPGRADE: tests('database', 'migrations that are killed at some statements', 'upgrade'),
  'R11-BEFORE': {
    ...{ group: 'database', what: 'the previous version on the new schema' },
    run: ({ folder }) => proveVersionBefore(join(folder, 'version-before')),
  },
  OUTSIDE: {
    ...{ group: 'database', what: 'tests of the server on the PostgreSQL of this system', small: {} },
    run: ({ small }) => proveSystemPostgres({ small }),
  },
  EMBEDDED: tests('database', 'the embedded PostgreSQL: kills, concurrent starts, leftovers', 'embedded'),
  FAILOVER: {
    ...{ group: 'database', what: 'failover of PostgreSQL under Patroni' },
    run: ({ folder }, { rounds }) => proveFailover(join(folder, 'failover'), { rounds: 4 * rounds }),
  },
  PGBOUNCER: {
    ...{ group: 'database', what: 'PgBouncer in session mode' },
    run: ({ folder }) => provePooled(join(folder, 'pooled')),
  },
  KILLS: {
    ...{ group: 'publishing', what: 'killed publishers' },
    run: ({ onPostgres }, { kills }) =>
      onPostgres('publisher-kills', url => provePublisherKills(url, { kills })),
  },
  'RANDOM-EDITS': {
    ...{ group: 'publishing', what: 'incremental builds compared with full builds' },
    run: ({ onPostgres }, { edits }) => onPostgres('random-edits', url => proveRandomEdits(url, { edits })),
  },
  IDENTITY: tests('publishing', 'the same bytes, whichever process renders them', 'publishing-identity'),
  FAILURES: tests(
    'publishing',
    'failures during a publication, and of deploy targets',
    'publishing-failures',
    'publishing-deployment',
  ),
  SEVERAL: tests(
    'publishing',
    'three processes, one site: kills, roll back, unavailable bucket and database',
    'several-processes',
  ),
  'SEVERAL-CEPH': {
    ...{ group: 'publishing', what: 'the same with a Ceph bucket that is unavailable for a minute' },
    run: (_, { rounds }) =>
      proveTests('Three processes and a Ceph bucket', ['proofs/several-processes.test.ts'], {
        ...{ RAWAT_CEPH: '1', RAWAT_ROUNDS: String(4 * rounds) },
      }),
  },
  CLOCK: tests('publishing', 'pages that depend on the clock', 'publishing-clock'),
  FROZEN: tests('publishing', 'a frozen render process', 'frozen-renderer', 'heartbeat'),
  SITE: tests('publishing', 'every page of the demo: HTML, links, structured data, weight', 'site-whole'),
  S3: {
    ...{ group: 'hosting', what: 'a Ceph bucket' },
    run: ({ folder }, { rounds }) => proveS3(join(folder, 'ceph'), { kills: rounds }),
  },
  SERVERS: tests('hosting', 'nginx and Caddy serve the site as Rawat does', 'hosting'),
  DEPLOY: tests('hosting', 'haproxy, Caddy, nginx and systemd take the files of deploy/', 'deploy'),
  START: tests('hosting', 'starts of the whole program, and refused starts', 'start'),
  DEV: tests('hosting', 'npm run dev at one address, under the policy', 'dev'),
  ROLLING: {
    ...{ group: 'hosting', what: 'a rolling restart behind haproxy' },
    run: ({ onPostgres, folder }, { rounds }) =>
      onPostgres('rolling', url =>
        proveRollingRestart(url, join(folder, 'rolling-site'), { rounds: Math.min(rounds, 3) }),
      ),
  },
  S9: {
    ...{ group: 'input', what: 'sign-in does not reveal which addresses have an account' },
    run: ({ onPostgres, folder }, { rounds }) =>
      onPostgres('strangers', url =>
        proveAccountSecrecy(url, join(folder, 'account-secrecy'), { tries: 200 * rounds }),
      ),
  },
  S10: {
    ...{ group: 'input', what: 'files that attack their reader' },
    run: ({ folder }) => proveDocuments(join(folder, 'documents')),
  },
  INPUT: {
    ...{
      group: 'input',
      what: 'invalid input and other spellings of the address, at every operation',
      small: {},
    },
    run: () =>
      proveTests('Bad input at every operation', ['tests/bad-input.test.ts', 'tests/authorization.test.ts'], {
        RAWAT_EVERY_CASE: '1',
      }),
  },
  R14: {
    ...{ group: 'crash', what: 'a full disk of the database' },
    run: ({ folder }, { rounds }) =>
      proveFullDisk(join(folder, 'small-disk'), { rounds: Math.min(rounds, 3) }),
  },
  'R14-FILES': {
    ...{ group: 'crash', what: 'a full disk of files' },
    run: ({ onPostgres, folder }) =>
      onPostgres('files', url => proveFullFiles(url, join(folder, 'small-files'))),
  },
  R15: { group: 'crash', what: 'a clock that is set', run: () => proveClockSteps() },
  R16: {
    ...{ group: 'crash', what: 'a part that is killed or frozen' },
    run: ({ folder }) => proveFailingParts(join(folder, 'parts'), { seconds: 120 }),
  },
  S12: {
    ...{ group: 'browser', what: 'data left on a shared device' },
    run: ({ onPostgres, folder }) =>
      onPostgres('shared-device', url => proveSharedDevice(url, join(folder, 'devices'))),
  },
  BROWSERS: {
    ...{ group: 'browser', what: 'Firefox, WebKit and older Chromium' },
    run: ({ folder }) => proveBrowsers(join(folder, 'browsers')),
  },
  CLIENTS: {
    ...{ group: 'input', what: 'linters of openapi.json, and clients that generators make from it' },
    run: ({ folder }) => proveGeneratedClients(join(folder, 'clients')),
  },
  OBSERVATORY: {
    ...{ group: 'browser', what: 'Mozilla’s HTTP Observatory' },
    run: ({ folder }) => proveObservatory(join(folder, 'observatory')),
  },
  JOURNEYS: {
    ...{ group: 'browser', what: 'the less frequent journeys, and every look of every page', small: {} },
    run: () => proveJourneys(),
  },
}

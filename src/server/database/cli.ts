/** `npm run db -- COMMAND`: joins the database of a running Rawat, or starts it for the time of the command. */
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { backUp } from '../operations/backups.ts'
import { storageOf } from '../storage/storage.ts'
import type { Manifest } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore.ts'
import { verifyBackup } from './backup/verify.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { openForCommand } from './open-for-command.ts'

const usage = `Give one of:
  npm run db -- url                            where the database is
  npm run db -- migrate                        bring it to the shape of this version
  npm run db -- backup [--out DIR]             every table and stored file, into a new folder
  npm run db -- verify FOLDER                  restore a backup into a scratch database, and compare
  npm run db -- restore FOLDER [--replace]     bring the database and the files back to a backup`

interface Words {
  config: Config
  folder: string | undefined
  out: string | undefined
  replace: boolean
}

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`
const contents = ({ tables, files }: Manifest) =>
  [
    count(tables.length, 'tables'),
    count(
      tables.reduce((sum, one) => sum + one.rows, 0),
      'rows',
    ),
    count(files.length, 'files'),
  ].join(', ')

function named({ folder }: Words): string {
  if (folder) return folder
  throw new ConfigError(`Name the folder of the backup.\n${usage}`)
}

async function withDatabase(config: Config, work: (url: string) => Promise<string>): Promise<string> {
  const { url, close } = await openForCommand(config)
  try {
    return await work(url)
  } finally {
    await close()
  }
}

const commands: Record<string, (words: Words) => Promise<string>> = {
  url: ({ config }) => withDatabase(config, async url => url),
  migrate: ({ config }) =>
    withDatabase(config, async url => {
      await migrate(url)
      return 'The database has the shape of this version.'
    }),
  backup: ({ config, out }) =>
    withDatabase(config, async url => {
      const database = connect(url, 1)
      const deps = { config, database, db: database.db, now: () => Temporal.Now.instant() }
      const { folder, manifest } = await backUp(deps, 'command', out).finally(database.close)
      return `${folder}\n${contents(manifest)}. It holds personal data: keep it as safe as the database, and not only on this machine.`
    }),
  verify: async words => {
    const manifest = await verifyBackup(named(words))
    return `The backup of ${manifest.madeAt} is whole and can be restored: ${contents(manifest)}.`
  },
  restore: words =>
    withDatabase(words.config, async url => {
      const { config, replace } = words
      const options = { storage: storageOf(config), dataDir: config.DATA_DIR, replace }
      const manifest = await restoreBackup(url, named(words), options)
      return `Restored from ${manifest.madeAt}: ${contents(manifest)}. The next start of Rawat builds the site from it.`
    }),
}

function readWords(): { command: (words: Words) => Promise<string> } & Omit<Words, 'config'> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, replace: { type: 'boolean' } },
    })
    const [name = '', folder] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command && positionals.length <= 2)
      return { command, folder, out: values.out, replace: values.replace ?? false }
  } catch {
    // An unknown option gets the same sentence as a missing command.
  }
  throw new ConfigError(usage)
}

try {
  const { command, ...words } = readWords()
  process.stdout.write(`${await command({ ...words, config: readConfig() })}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

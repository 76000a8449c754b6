/** `npm run db -- COMMAND`: connects to the database of a running process, or starts it for the command. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { newSteps } from '#terminal/steps.ts'
import { removeLostAuthenticator } from '../accounts/sign-in/lost-authenticator.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { removeDemo } from '../demo/remove-demo.ts'
import { readHead, storedHead, writtenHead } from '../kernel/audit-head.ts'
import { verifyAudit } from '../kernel/audit-seal.ts'
import { type Config, ConfigError, readConfig } from '../kernel/config.ts'
import { backUp } from '../operations/backup/backups.ts'
import type { Manifest } from '../operations/backup/manifest.ts'
import { restoreBackup } from '../operations/backup/restore.ts'
import { verifyBackup } from '../operations/backup/verify.ts'
import { changeNikKey } from '../patients/nik.ts'
import { storageOf } from '../storage/storage.ts'
import '../listeners.ts'
import { openForCommand } from './open-database.ts'

const usage = `Give one of:
  npm run db -- url                            where the database is
  npm run db -- migrate                        bring it to the shape of this version
  npm run db -- backup [--out DIR]             every table and stored file, into a new folder
  npm run db -- verify FOLDER                  restore a backup into a scratch database, and compare
  npm run db -- restore FOLDER [--replace]     bring the database and the files back to a backup
  npm run db -- remove-demo                    take the invented hospital away, and leave your own
  npm run db -- remove-second-factor EMAIL     for who lost the telephone and every recovery code
  npm run db -- change-identity-key            identity numbers, from OLD_IDENTITY_KEY to IDENTITY_KEY
  npm run db -- audit [END]                    whether the audit is as it was written; END as it was said before`

interface Words {
  config: Config
  folder: string | undefined
  out: string | undefined
  replace: boolean
}

const steps = newSteps()
const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`
function contents({ tables, files }: Manifest): string {
  const bytes = [...tables, ...files].reduce((sum, one) => sum + one.size, 0)
  return [
    count(tables.length, 'tables'),
    count(
      tables.reduce((sum, one) => sum + one.rows, 0),
      'rows',
    ),
    count(files.length, 'files'),
    `${(bytes / 1e6).toFixed(1)} MB in ${steps.taken}`,
  ].join(', ')
}

function named({ folder }: Words): string {
  if (folder) return folder
  throw new ConfigError(`Name the folder of the backup.\n${usage}`)
}

async function withDatabase(config: Config, work: (url: string) => Promise<string>): Promise<string> {
  steps.begin('Opening the database')
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
      const { folder, manifest } = await backUp(deps, 'command', { out, steps }).finally(database.close)
      return `It holds personal data: keep it as safe as the database, and not only on this machine.\nBacked up ${contents(manifest)}, in ${folder}`
    }),
  verify: async words => {
    const manifest = await verifyBackup(named(words), steps)
    return `The backup of ${manifest.madeAt} is whole and can be restored: ${contents(manifest)}, from ${resolve(named(words))}`
  },
  audit: ({ config, folder }) =>
    withDatabase(config, async url => {
      const expected = folder === undefined ? await storedHead(config) : readHead(folder)
      const database = connect(url, 1)
      const { sealed, waiting, head, faults } = await verifyAudit(
        database.db,
        Temporal.Now.instant(),
        expected,
      ).finally(database.close)
      if (faults.length > 0) throw new ConfigError(faults.join('\n'))
      return `The audit is as it was written: ${count(sealed, 'entries')} sealed, ${count(waiting, 'entries')} to be sealed.\nIts end is ${writtenHead(head)}. Keep that elsewhere, and give it the next time.`
    }),
  'remove-second-factor': ({ config, folder: email }) =>
    withDatabase(config, async url => {
      if (!email) throw new ConfigError(`Name the address of the account.\n${usage}`)
      const database = connect(url, 1)
      const deps = { db: database.db, now: () => Temporal.Now.instant() }
      if (!(await removeLostAuthenticator(deps, email).finally(database.close)))
        throw new ConfigError(`No account with an authenticator has the address ${email}.`)
      return `${email} signs in with the password alone, is signed out everywhere, and sets up a new authenticator under Your sign-in.`
    }),
  'change-identity-key': ({ config }) =>
    withDatabase(config, async url => {
      const { OLD_IDENTITY_KEY: from, IDENTITY_KEY: to } = config
      if (!from || !to || from === to)
        throw new ConfigError('Set IDENTITY_KEY to the new key, and OLD_IDENTITY_KEY to the one before it.')
      const database = connect(url, 1)
      const done = await changeNikKey(database.db, { from, to }, steps).finally(database.close)
      const { changed, already, unreadable } = done
      const lost =
        unreadable > 0 ? ` Neither key reads ${count(unreadable, 'numbers')}: enter them again.` : ''
      return `${count(changed, 'identity numbers')} were given the new key, ${count(already, 'numbers')} had it before.${lost}\nStart every Rawat with the new key. If one was running meanwhile, run this again after that.`
    }),
  'remove-demo': ({ config }) =>
    withDatabase(config, async url => {
      const database = connect(url, 2)
      const deps = { db: database.db, now: () => Temporal.Now.instant() }
      const removal = await removeDemo(deps).finally(database.close)
      if (!removal) return 'There is no demo here.'
      const { items, schedules, people, kept } = removal
      const gone = `${count(items, 'items')}, ${count(schedules, 'timetables')} and ${count(people, 'patients')} of the demo are gone.`
      const stay = kept.length > 0 ? `\nKept, as something of your own needs it: ${kept.join(', ')}.` : ''
      return `${gone} Set RAWAT_DEMO=off.${stay}`
    }),
  restore: words =>
    withDatabase(words.config, async url => {
      const { config, replace } = words
      const options = { storage: storageOf(config), dataDir: config.DATA_DIR, replace, steps }
      const manifest = await restoreBackup(url, named(words), options)
      return `The next start of Rawat builds the site from it.\nRestored the backup of ${manifest.madeAt}: ${contents(manifest)}, into the database and ${config.DATA_DIR}`
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
    // An unknown option gets the same message as a missing command.
  }
  throw new ConfigError(usage)
}

try {
  const { command, ...words } = readWords()
  steps.end(await command({ ...words, config: readConfig() }))
} catch (error) {
  steps.stop()
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

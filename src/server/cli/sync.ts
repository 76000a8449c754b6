/**
 * `npm run sync -- FOLDER` or an address: imports the directory of another system into the database of this hospital.
 */
import { access, constants, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import pg from 'pg'
import { readDirectory } from '#sync/fhir/directory.ts'
import { mapDirectory } from '#sync/fhir/network.ts'
import { readServer } from '#sync/fhir/server.ts'
import { newImportFindings } from '#sync/findings.ts'
import { SourceError, type SourceNetwork } from '#sync/source.ts'
import { newSteps } from '#terminal/steps.ts'
import { connect } from '../database/connect.ts'
import { type AppliedMigration, appliedMigrations, migrate, ownMigrations } from '../database/migrate.ts'
import { isServer, oneSource, readArguments, type SyncArguments, usage } from '../integrations/arguments.ts'
import { type ImportOptions, ImportRunning, importNetwork } from '../integrations/import-network.ts'
import { importRunningExitCode, refreshVariable } from '../integrations/refresh.ts'
import { findingLines, type ImportReport, reportText } from '../integrations/report.ts'
import { type Config, ConfigError, readConfig } from '../kernel/config.ts'
import '../listeners.ts'
import { openForCommand } from './open-database.ts'

const now = () => Temporal.Now.instant()
const steps = newSteps()
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
const print = (text: string) => process.stdout.write(`${text}\n`)

async function write(config: Config, network: SourceNetwork, options: ImportOptions): Promise<ImportReport> {
  steps.begin('Opening the database')
  const opened = await openForCommand(config)
  // A database that was started for this command must be stopped; its open transaction is rolled back.
  const abort = () => {
    steps.stop()
    opened.close().finally(() => process.exit(130))
  }
  process.once('SIGINT', abort).once('SIGTERM', abort)
  try {
    const ready = process.env[refreshVariable] ? sameShape(opened.url) : migrate(opened.url)
    await ready.catch(error => {
      if (error instanceof SourceError) throw error
      throw new SourceError(
        `The database cannot be used (${(error as Error).message}). Check DATABASE_URL, its server and the rights.`,
      )
    })
    const database = connect(opened.url, 2)
    steps.begin('Writing records', network.items.length + network.schedules.length)
    try {
      return await importNetwork(database.db, network, options)
    } finally {
      await database.close()
    }
  } finally {
    await opened.close()
    process.off('SIGINT', abort).off('SIGTERM', abort)
  }
}

/**
 * Refuses an outdated schema: during an upgrade the old version may still be serving, so the command must not
 * migrate.
 */
async function sameShape(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const shape = (list: AppliedMigration[]) => list.map(one => one.hash).join()
    if (shape(await appliedMigrations(client)) === shape(ownMigrations())) return
    throw new SourceError(
      'This Rawat is another version than the one that runs; it reads the directory after the restart.',
    )
  } finally {
    await client.end()
  }
}

/** Checks before the import whether the report can be written. */
async function checkReport(path: string): Promise<void> {
  await access(dirname(path), constants.W_OK).catch(() => {
    throw new SourceError(
      `--report ${path} cannot be written. Give a file in a folder that exists and may be written.`,
    )
  })
}

async function sync(wanted: SyncArguments): Promise<void> {
  const config = readConfig()
  const { slotMinutes, prune, force, report } = wanted
  const source = wanted.source ?? config.FHIR_URL
  if (!source) throw new SourceError(oneSource)
  const timezone = wanted.timezone ?? config.FHIR_TIMEZONE
  if (report) await checkReport(report)
  const name = isServer(source) ? new URL(source).host : basename(source)
  const start = { source: name, startedAt: now() }
  const findings = newImportFindings()
  steps.begin('Reading the directory, KB')
  const directory = isServer(source)
    ? await readServer(source, { findings, token: config.FHIR_TOKEN })
    : await readDirectory(source, {
        findings,
        onBytes: (read, total) => steps.at(kilobytes(read), kilobytes(total)),
      })
  const network = mapDirectory(directory, { findings, timezone, slotMinutes, now: now() })
  if (network.items.length === 0) {
    steps.stop()
    print(findingLines('Not imported:', findings.skipped.list()).slice(1).join('\n'))
    throw new SourceError(`Nothing in ${source} could be imported. The reasons stand above.`)
  }
  let done = 0
  const onRows = (rows: number) => {
    done += rows
    steps.at(done)
  }
  const result = await write(config, network, { findings, prune, force, now, start, onRows })
  steps.end(reportText(result))
  if (report) await writeFile(report, `${JSON.stringify(result, null, 2)}\n`)
}

function sentenceOf(error: unknown): string {
  // Our own errors are plain Errors with a readable message; others come from the database or a bug.
  if (error instanceof SourceError || error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (error.constructor === Error) return error.message
  const { message } = error.cause instanceof Error ? error.cause : error
  return `The import failed, and nothing of it was kept: ${message}`
}

try {
  // npm runs scripts in the project's folder; paths are relative to the caller's folder.
  const wanted = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  if (wanted) await sync(wanted)
  else print(usage)
} catch (error) {
  steps.stop()
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = error instanceof ImportRunning ? importRunningExitCode : 1
}

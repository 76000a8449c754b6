import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/server/database/embedded.ts'
import { migrate } from '../src/server/database/migrate.ts'

interface TestServer {
  client: Client
  url: string
  end(): Promise<void>
}

// Several runs may share one server, so every run has names of its own.
const run = `rawat_test_${randomBytes(4).toString('hex')}`
const template = `${run}_template`
let server: Promise<TestServer> | undefined
const created = new Set<string>()

/** A database in today's shape, copied from one that was migrated once for the whole run. */
export async function createDatabase(): Promise<string> {
  server ??= startServer()
  const { client, url } = await server
  const name = `${run}_${created.size}`
  created.add(name)
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return withDatabase(url, name)
}

export async function dropDatabase(name: string): Promise<void> {
  if (!created.has(name)) throw new Error(`${name} is not a database of this test run.`)
  const { client } = await (server ?? startServer())
  await drop(client, name)
}

/** Who is no superuser cannot end the server's own work on a database, and has to wait for it. */
async function drop(client: Client, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      return
    } catch (error) {
      if (tries === 20 || (error as { code?: string }).code !== '42501') throw error
      await wait(250)
    }
  }
}

export async function endServer(): Promise<void> {
  const { client, end } = (await server?.catch(() => undefined)) ?? {}
  if (client) for (const name of [...created, template]) await drop(client, name)
  await client?.end()
  await end?.()
}

async function startServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const { url, end } = given ? { url: given, end: async () => {} } : await startOwn()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${template}`)
  await migrate(withDatabase(url, template))
  return { client, url, end }
}

async function startOwn() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-tests-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, mayLoseData: true })
  const end = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, end }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}

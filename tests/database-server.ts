import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/server/database/embedded/embedded.ts'
import { migrate } from '../src/server/database/migrate.ts'

const catalogs = [
  'class',
  'attribute',
  'attrdef',
  'constraint',
  'index',
  'proc',
  'trigger',
  'type',
  'namespace',
  'extension',
]

/** A fingerprint of the schema. It is equal for copies of one template: each schema change adds a newer catalog row or removes one. */
async function schemaFingerprint(client: Client): Promise<string> {
  const figures = catalogs.map(name => `(select count(*) || '/' || max(xmin::text::bigint) from pg_${name})`)
  const { rows } = await client.query<{ shape: string }>(`select concat_ws(' ', ${figures.join(', ')},
    (select count(*) from drizzle.__drizzle_migrations), (select count(*) from pg_db_role_setting)) as shape`)
  return rows[0]?.shape ?? ''
}

const written = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`

// Deletes with triggers disabled: some refuse deletion, and foreign keys, which are triggers too, would demand an order. A
// large database (the demo) is dropped instead, as deleting its rows takes longer.
const emptying = `do $$
declare one record;
begin
  perform pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  if (select sum(pg_relation_size(oid)) from pg_class where relnamespace = 'public'::regnamespace) > 2 * 1024 * 1024 then
    raise 'too large';
  end if;
  set local session_replication_role = replica;
  for one in ${written} loop
    execute format('delete from %s', one.name);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

interface TestServer {
  client: Client
  url: string
  /** Fingerprint of the template's schema: a database with another one is not reused. */
  shape: string
  end(): Promise<void>
}

// Several runs may share one server, so the names are unique to a run.
const run = `rawat_test_${randomBytes(4).toString('hex')}`
const template = `${run}_template`
let server: Promise<TestServer> | undefined
const created = new Set<string>()
const used = new Set<string>()
/** Emptied databases of finished tests, for reuse. */
const free: string[] = []

/** An empty database with the newest schema: a reused one, or a copy of a template that is migrated once a run. */
export async function createDatabase(): Promise<string> {
  server ??= startServer()
  const { client, url } = await server
  const known = free.pop()
  const name = known ?? `${run}_${created.size}`
  used.add(name)
  if (known) return withDatabase(url, known)
  created.add(name)
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return withDatabase(url, name)
}

export async function dropDatabase(name: string): Promise<void> {
  // A database that is dropped twice would be given to two tests at once.
  if (!used.delete(name)) throw new Error(`${name} is not a database in use by this test run.`)
  server ??= startServer()
  const { client, url, shape } = await server
  if (await emptied(withDatabase(url, name), shape)) free.push(name)
  else await drop(client, name)
}

/** Empties a database. False if it cannot be reused: its schema was changed, or the role may not empty it. */
async function emptied(url: string, shape: string): Promise<boolean> {
  const client = new Client({ connectionString: asSuperuser(url) })
  // `drop` may end this connection.
  client.on('error', () => {})
  try {
    await client.connect()
    if ((await schemaFingerprint(client)) !== shape) return false
    await client.query(emptying)
    // Without VACUUM new rows would fill the gaps of old ones, and their physical order would differ.
    const { rows } = await client.query<{ name: string }>(written)
    if (rows.length > 0) await client.query(`vacuum ${rows.map(row => row.name).join(', ')}`)
    return (await client.query(written)).rowCount === 0
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Retries: a role without superuser rights cannot end the server's background work on a database, and must wait for it. */
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
  const migrated = new Client({ connectionString: withDatabase(url, template) })
  await migrated.connect()
  const shape = await schemaFingerprint(migrated)
  await migrated.end()
  return { client, url, shape, end }
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

/** The same address for the superuser. Our own test server has one with the same password; on another server the sign-in fails. */
function asSuperuser(url: string): string {
  const address = new URL(url)
  address.username = 'postgres'
  return address.href
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}

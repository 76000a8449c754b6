import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { databaseFolder } from './folder.ts'

export function databaseUrl(port: number, password: string, role: 'rawat' | 'postgres' = 'rawat'): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}`
}

/**
 * Creates Rawat's database and the role that owns it. The role is no superuser: an SQL injection must not reach the
 * machine, and an operator's own PostgreSQL would not give us a superuser either.
 */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(port, password, 'postgres') })
  await client.connect().catch(error => {
    throw new Error(
      `The embedded database refuses Rawat: ${error.message}. If DATA_DIR was restored from a backup, ` +
        'restore its whole postgres folder, with the password file that belongs to it.',
      { cause: error },
    )
  })
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rawat') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'rawat') AS database`,
    )
    if (!rows[0]?.role) await client.query(`CREATE ROLE rawat LOGIN CREATEDB PASSWORD '${password}'`)
    if (!rows[0]?.database) await client.query('CREATE DATABASE rawat OWNER rawat')
  } finally {
    await client.end()
  }
}

/** The URL of the server that already runs on this data directory, for command-line tools; null when none does. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const folder = databaseFolder(dataDir)
  try {
    const { port } = JSON.parse(readFileSync(folder.connection, 'utf8')) as { port: number }
    const url = databaseUrl(port, readFileSync(folder.password, 'utf8').trim())
    return (await answers(url)) ? url : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw new Error(
      `The database in ${folder.dataDir} cannot be joined: ${(error as Error).message}. ` +
        'Run this as the user who runs Rawat, or set DATABASE_URL.',
      { cause: error },
    )
  }
}

// After a crash the file is left. Another server does not have this password, so a login proves that it is ours.
async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

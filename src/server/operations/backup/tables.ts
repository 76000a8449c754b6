import { createReadStream, createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { keepAliveOptions } from '../../database/instance-lock.ts'
import type { TableEntry } from './manifest.ts'
import { ByteDigest, RowDigest } from './row-digest.ts'

export interface Table {
  name: string
  columns: string[]
}

/** Works with a connection of its own, whose output formats give the same text for the same rows on every server. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...keepAliveOptions })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1;
       set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0`,
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Our own tables, each after the tables that it references. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
  )
  const ordered: Table[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const placed = new Set(ordered.map(one => one.name))
    const next = waiting.filter(one => one.needs.every(need => placed.has(need)))
    if (next.length === 0) {
      const names = waiting.map(one => one.name).join(', ')
      throw new Error(`These tables refer to one another in a circle, so none can be the first: ${names}.`)
    }
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter(one => !next.includes(one))
  }
  return ordered
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const named = ({ name, columns }: Table) => `public.${quoted(name)} (${columns.map(quoted).join(', ')})`

/** Writes one table as compressed COPY text into a file that only our user can read. */
export async function copyOut(client: pg.ClientBase, table: Table, path: string): Promise<TableEntry> {
  const digest = new RowDigest()
  const bytes = new ByteDigest()
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(client.query(to(`copy ${named(table)} to stdout`)), digest, createGzip(), bytes, file)
  return { ...table, rows: digest.rows, digest: digest.digest, size: bytes.size, sha256: bytes.sha256() }
}

export async function copyIn(client: pg.ClientBase, entry: TableEntry, path: string): Promise<void> {
  const target = client.query(from(`copy ${named(entry)} from stdin`))
  await pipeline(createReadStream(path), createGunzip(), target)
}

/** The current rows and digest of a table, as the manifest has them. */
export async function digestOf(
  client: pg.ClientBase,
  table: Table,
): Promise<{ rows: number; digest: string }> {
  const digest = new RowDigest()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(client.query(to(`copy ${named(table)} to stdout`)), digest, nowhere)
  return { rows: digest.rows, digest: digest.digest }
}

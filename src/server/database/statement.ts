import pg from 'pg'
import type { Executor } from './connect.ts'

/** A prepared statement, parsed once per connection. Only for the most frequent ones; drizzle builds the others. */
export interface Statement {
  name: string
  text: string
}

const { builtins } = pg.types
const moments = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE])
// The same as in drizzle: dates stay text, from which our columns make Temporal values.
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    moments.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format)) as never,
}

/** Runs it in the given transaction or on the database. The type of the rows is not checked. */
export async function runStatement<Row>(
  db: Executor,
  { name, text }: Statement,
  values: (string | number | boolean | null)[],
): Promise<Row[]> {
  // Drizzle has no public access to the connection of a transaction.
  const { client } = (db as unknown as { session: { client: pg.Pool } }).session
  const { rows } = await client.query({ name, text, values, types })
  return rows as Row[]
}

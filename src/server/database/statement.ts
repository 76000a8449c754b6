import pg from 'pg'
import type { Executor } from './connect.ts'

/** A statement that each connection parses and plans once. For the few that many people wait for; the others are built by drizzle. */
export interface Statement {
  name: string
  text: string
}

const { builtins } = pg.types
const moments = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE])
// As drizzle has it: our columns make Temporal values of the database's own text.
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    moments.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format)) as never,
}

/** Runs it in the transaction, or on the database where there is none. The shape of the rows is the caller's word. */
export async function run<Row>(
  db: Executor,
  { name, text }: Statement,
  values: (string | number | boolean | null)[],
): Promise<Row[]> {
  // Drizzle has no public door to the connection of a transaction.
  const { client } = (db as unknown as { session: { client: pg.Pool } }).session
  const { rows } = await client.query({ name, text, values, types })
  return rows as Row[]
}

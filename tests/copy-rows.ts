import { Client } from 'pg'

/** The content of a database: its rows by table, and the statement that writes them into an empty one. */
export interface RowsOfDatabase {
  statement: string
  rows: Record<string, unknown[]>
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const readRows = (url: string): Promise<RowsOfDatabase> =>
  withClient(url, async client => {
    const tables = await client.query<{ name: string; columns: string }>(
      `select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ') as columns
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
         and not attisdropped and attgenerated = '' group by 1`,
    )
    const rows: Record<string, unknown[]> = {}
    const parts: string[] = []
    for (const { name, columns } of tables.rows) {
      const found = await client.query<{ list: unknown[] | null }>(
        `select json_agg(one) as list from ${name} one`,
      )
      const list = found.rows[0]?.list
      if (!list) continue
      rows[name] = list
      const source = `json_populate_recordset(null::${name}, $1::json -> '${name}')`
      parts.push(`part${parts.length} as (insert into ${name} (${columns}) select ${columns} from ${source})`)
    }
    const sequences = await client.query<{ call: string }>(
      `select format('setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as call
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    const calls = sequences.rows.map(row => row.call)
    // One statement, because foreign keys are checked at the end of a statement.
    return { statement: `with ${parts.join(', ')} select ${['1', ...calls].join(', ')}`, rows }
  })

/** Writes the rows into an empty database with the same schema. */
export const copyRows = (url: string, { statement, rows }: RowsOfDatabase): Promise<unknown> =>
  withClient(url, client => client.query(statement, [JSON.stringify(rows)]))

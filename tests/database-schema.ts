import type { ClientBase } from 'pg'

const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle')`

/** The schema of a database, one line for each object. Databases with the same schema give the same lines. */
export async function schemaLines(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ours} and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped
    union all select format('constraint %s %s %s %s', k.conrelid::regclass, k.conname, k.convalidated, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}
    union all select format('index %s valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}
    union all select format('trigger %s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
      from pg_trigger t where not t.tgisinternal
    union all select format('function %s', pg_get_functiondef(p.oid))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and p.prokind = 'f' and not exists (
        select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all select format('sequence %s', c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'S'
    union all select format('type %s %s', t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder))
      from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname
    union all select format('extension %s', extname) from pg_extension
    union all select format('migration %s', hash) from drizzle.__drizzle_migrations
    order by 1`)
  return rows.map(row => row.line)
}

export interface TableRows {
  table: string
  columns: string[]
  /** Each row as text, sorted. */
  rows: string[]
}

/** The rows of every table. With `known`: only its columns, as a later schema may have more. */
export async function rowsOf(client: ClientBase, known?: TableRows[]): Promise<TableRows[]> {
  const tables = known ?? (await tablesOf(client))
  const tableRows: TableRows[] = []
  for (const { table, columns } of tables) {
    const list = columns.map(name => `"${name}"::text`).join(', ')
    const { rows } = await client.query<{ line: string }>(
      `select jsonb_build_array(${list})::text as line from "${table}" order by 1`,
    )
    tableRows.push({ table, columns, rows: rows.map(row => row.line) })
  }
  return tableRows
}

async function tablesOf(client: ClientBase): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
  )
  return rows
}

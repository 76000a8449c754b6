import type { ClientBase } from 'pg'

interface Column {
  table: string
  name: string
  type: string
  needed: boolean
  refers: { table: string; column: string } | null
}

/** Values of columns that constraints depend on, by column name, for all versions of the schema. */
const ruled: Record<string, (index: number) => unknown> = {
  'schedule.mode': () => 'slots',
  'schedule.slot_minutes': () => 30,
  'schedule.weekday': index => 1 + (index % 7),
  'schedule.start_time': () => '08:00',
  'schedule.end_time': () => '12:00',
  'appointment.status': () => 'accepted',
  'patient.dependant_of': () => null,
  'patient.relationship': () => null,
  'content.kind': () => 'doctors',
  'content.status': () => 'published',
}
/** Its one row is written by the migration that makes it, and a second one is refused. */
const ofOneRow = 'site'
const late = /(^|_)(ends_at|end_date|to_date|expires_at)$/

/**
 * Inserts rows into every table of a database of any version, with all columns filled: the data of a hospital before an
 * upgrade.
 */
export async function fillTables(client: ClientBase, count: number): Promise<number> {
  const columns = await columnsOf(client)
  let inserted = 0
  for (const table of inOrder(columns).filter(name => name !== ofOneRow)) {
    const own = columns.filter(one => one.table === table)
    for (let index = 0; index < count; index++) {
      const values: unknown[] = []
      for (const column of own) values.push(await valueFor(client, column, index))
      const names = own.map(one => `"${one.name}"`).join(', ')
      const places = own.map((_, place) => `$${place + 1}`).join(', ')
      await client.query(
        `insert into "${table}" (${names}) overriding system value values (${places})`,
        values,
      )
      inserted++
    }
  }
  return inserted
}

async function columnsOf(client: ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as needed,
      (select jsonb_build_object('table', r.relname, 'column', ra.attname)
       from pg_constraint k join pg_class r on r.oid = k.confrelid
         join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = k.confkey[1]
       where k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as refers
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  return rows
}

/** Sorts the tables so that each comes after those that it refers to. */
function inOrder(columns: Column[]): string[] {
  const tables = [...new Set(columns.map(one => one.table))]
  const done: string[] = []
  while (done.length < tables.length) {
    const next = tables.find(
      table =>
        !done.includes(table) &&
        columns.every(
          one =>
            one.table !== table ||
            !one.refers ||
            one.refers.table === table ||
            done.includes(one.refers.table),
        ),
    )
    if (!next) throw new Error('Tables refer to each other in a circle, so none can be filled first.')
    done.push(next)
  }
  return done
}

async function valueFor(client: ClientBase, column: Column, index: number): Promise<unknown> {
  const { table, name, type, refers } = column
  const rule = ruled[`${table}.${name}`]
  if (rule) return rule(index)
  if (refers?.table === table) return null
  if (refers) {
    const sql = `select "${refers.column}"::text as value from "${refers.table}" order by 1 offset $1 limit 1`
    return (await client.query<{ value: string }>(sql, [index])).rows[0]?.value ?? null
  }
  const hours = index * 24 + (late.test(name) ? 1 : 0)
  const moment = Temporal.Instant.from('2026-01-05T02:00:00Z').add({ hours })
  if (type.endsWith('[]')) return []
  if (type === 'uuid') return crypto.randomUUID()
  if (type.startsWith('timestamp')) return moment.toString()
  if (type === 'date') return moment.toString().slice(0, 10)
  if (type.startsWith('time')) return '09:00'
  if (type === 'boolean') return index % 2 === 0
  // Larger than the numbers that triggers assign.
  if (type === 'bigint') return index + 1_000_000
  if (/int|numeric|real|double/.test(type)) return index + 1
  if (type.startsWith('json')) return JSON.stringify({ filled: index, text: 'Sp.JP & ⚕' })
  if (type === 'bytea') return Buffer.from(`inserted ${index}`)
  return `${table}.${name} ${index}`
}

import type { Deps } from '#server/kernel/deps.ts'

/** A fingerprint of each table's rows, so that a test can check that nothing was written, or name the changed tables. */
export async function tableFingerprints({
  database,
}: Pick<Deps, 'database'>): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ count: string; print: string | null }>(
      `select count(*) as count, md5(string_agg(row::text, '|' order by row::text)) as print from "${name}" as row`,
    )
    prints[name] = `${rows[0]?.count} rows, ${rows[0]?.print ?? 'empty'}`
  }
  return prints
}

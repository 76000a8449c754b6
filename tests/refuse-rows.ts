import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/connect.ts'

/** From now on the database refuses to write the rows of a table that fit the condition, as `new.id = '…'`. */
export async function refuseRows(db: Db, event: string, table: string, condition: string): Promise<void> {
  await db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql
      as 'begin raise exception $$This row is refused$$; end'`),
  )
  await db.execute(
    sql.raw(`create trigger refuse before ${event} on ${table} for each row when (${condition})
      execute function refuse()`),
  )
}

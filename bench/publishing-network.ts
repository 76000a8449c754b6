import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '../src/server/database/connect.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { ensureSettings, loadDemo } from '../src/server/demo/demo.ts'

const root = join(import.meta.dirname, '..')

/** A directory in FHIR's bulk format that fills the site instead of the demo. Optional. */
export const foreignDirectory = process.env.RAWAT_BENCH_DIRECTORY

/** Fills an empty database from the foreign directory or the demo, and copies its doctors until there are `doctors`. */
export async function fillNetwork(url: string, doctors: number, directory = foreignDirectory): Promise<void> {
  await migrate(url)
  const database = connect(url, 2)
  const { db } = database
  const now = () => Temporal.Now.instant()
  try {
    if (directory) {
      await ensureSettings({ db })
      const env = { ...process.env, DATABASE_URL: url }
      const command = ['src/server/cli/sync.ts', directory, '--timezone', 'America/New_York']
      execFileSync(process.execPath, command, { cwd: root, env, stdio: 'ignore' })
    } else await loadDemo({ db, now })
    const { rows } = await db.execute(sql`select count(*)::int as had from content where kind = 'doctors'`)
    const had = Number(rows[0]?.had)
    for (let copy = 1; had * copy < doctors; copy++) {
      const most = doctors - had * copy
      await db.execute(sql`
        with originals as (
          select *, gen_random_uuid() as new_id from content
          where kind = 'doctors' and status = 'published' and key !~ '-copy-' order by position limit ${most}
        ), made as (
          insert into content (id, kind, key, status, data, position, published_at)
          select new_id, kind, left(key, 60) || '-copy-' || ${copy}::int, status,
            data || jsonb_build_object('slug', left(key, 60) || '-copy-' || ${copy}::int, 'name', (data->>'name') || ' ' || chr(64 + ${copy}::int)),
            position + 100000 * ${copy}::int, now()
          from originals returning id
        )
        insert into schedule (id, doctor_id, location_id, unit_id, weekday, start_time, end_time, mode, slot_minutes,
          capacity, room, valid_from, valid_to, notice_minutes, horizon_days, public)
        select gen_random_uuid(), new_id, location_id, unit_id, weekday, start_time, end_time, mode, slot_minutes,
          capacity, room, valid_from, valid_to, notice_minutes, horizon_days, public
        from schedule join originals on originals.id = schedule.doctor_id`)
    }
  } finally {
    await database.close()
  }
}

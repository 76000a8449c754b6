import { appliedMigrations, ownMigrations } from '../../database/migrate.ts'
import { type Check, type Finding, fine, warning, wrong } from './finding.ts'

const oldest = 15

/** Version, schema and settings of the database. */
export const checkDatabase: Check = async ({ database }) => {
  const client = await database.pool.connect()
  try {
    const setting = async (name: string) =>
      (await client.query<{ is: string }>('select current_setting($1, true) as is', [name])).rows[0]?.is ?? ''
    const found: Finding[] = []
    const version = await setting('server_version')
    if (Number.parseInt(version, 10) < oldest)
      found.push(wrong('database', 'databaseOld', { version, oldest }))
    const encoding = await setting('server_encoding')
    if (encoding !== 'UTF8') found.push(wrong('database', 'databaseEncoding', { encoding }))
    if ((await setting('fsync')) === 'off' || (await setting('synchronous_commit')) === 'off')
      found.push(wrong('database', 'databaseForgets'))
    if ((await setting('default_transaction_read_only')) === 'on')
      found.push(wrong('database', 'databaseReadOnly'))
    const room = Number(await setting('max_connections'))
    if (room < 25) found.push(warning('database', 'databaseConnections', { room }))
    const [own, taken] = [ownMigrations(), await appliedMigrations(client)]
    const known = new Set(own.map(one => one.hash))
    if (taken.some(one => !known.has(one.hash))) found.push(wrong('database', 'databaseNewer'))
    else if (taken.length < own.length)
      found.push(wrong('database', 'databaseBehind', { missing: own.length - taken.length }))
    return found.length > 0 ? found : [fine('database', 'database', { version, migrations: taken.length })]
  } finally {
    client.release()
  }
}

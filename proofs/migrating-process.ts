/**
 * Migrates a database to the newest schema: `node migrating-process.ts <address> [<statement> before|sent]` kills itself
 * with -9 before it sends that statement, or right after. Prints the number of statements.
 */
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'

const [url = '', given = '0', moment = 'before'] = process.argv.slice(2)
const last = Number(given)
const query = pg.Client.prototype.query as (...words: unknown[]) => unknown
let sent = 0
const end = () => process.kill(process.pid, 'SIGKILL')
pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
  sent++
  if (sent === last && moment === 'before') end()
  const answer = query.apply(this, words)
  // One event-loop turn later the statement is sent, and the process dies before the answer.
  if (sent === last) setImmediate(end)
  return answer
} as never
await migrate(url)
process.stdout.write(`${sent}\n`)

/**
 * Brings a database to today's shape and can be killed: `node migrating-process.ts <address> [<statement> before|sent]`
 * kills itself with -9 before that statement leaves, or right after it left. Says how many statements there were.
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
  // A turn later the statement is on its way, and nobody is there to hear the answer.
  if (sent === last) setImmediate(end)
  return answer
} as never
await migrate(url)
process.stdout.write(`${sent}\n`)

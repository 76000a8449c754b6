/**
 * `npm run check-up`: reports what is in order in this installation, and how to fix the rest. Exit code 1 if
 * something is wrong.
 */
import { translateIn } from '#i18n/texts-from-disk.ts'
import { connect } from '../database/connect.ts'
import { readConfig } from '../kernel/config.ts'
import { findingText } from '../operations/check-up/finding.ts'
import { checkUp } from '../operations/check-up/run.ts'
import '../listeners.ts'
import { openForCommand } from './open-database.ts'

const marks = { fine: 'fine    ', warning: 'WARNING ', wrong: 'WRONG   ' }

try {
  const config = readConfig()
  const { url, close } = await openForCommand(config)
  const database = connect(url, 3)
  try {
    const now = () => Temporal.Now.instant()
    const findings = (await checkUp({ config, database, db: database.db, now })).map(
      findingText(translateIn('en')),
    )
    for (const { state, message, remedy } of findings)
      process.stdout.write(`${marks[state]} ${message}\n${remedy ? `          ${remedy}\n` : ''}`)
    const count = (state: string) => findings.filter(one => one.state === state).length
    process.stdout.write(`\n${count('fine')} fine, ${count('warning')} to look at, ${count('wrong')} wrong\n`)
    process.exitCode = count('wrong') > 0 ? 1 : 0
  } finally {
    await database.close()
    await close()
  }
} catch (error) {
  // The configuration or the database is wrong: the message contains the remedy.
  process.stderr.write(`${marks.wrong} ${(error as Error).message}\n`)
  process.exitCode = 1
}

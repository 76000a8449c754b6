/** `npm run db -- url | migrate`: joins the database of a running Rawat, or starts it for the time of the command. */
import { ConfigError, readConfig } from '../config.ts'
import { migrate } from './migrate.ts'
import { openForCommand } from './open-for-command.ts'

const commands: Record<string, (url: string) => Promise<string>> = {
  url: async url => url,
  migrate: async url => {
    await migrate(url)
    return 'The database has the shape of this version.'
  },
}

const command = commands[process.argv[2] ?? '']
try {
  if (!command)
    throw new ConfigError(
      `Give one of: ${Object.keys(commands).join(', ')}. For example npm run db -- migrate`,
    )
  const { url, close } = await openForCommand(readConfig())
  try {
    process.stdout.write(`${await command(url)}\n`)
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

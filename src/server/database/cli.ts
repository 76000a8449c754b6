/** `npm run db -- url | migrate`: joins the database of a running Rawat, or starts it for the time of the command. */
import { ConfigError, readConfig } from '../config.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { joinEmbeddedPostgres } from './embedded-connection.ts'
import { migrate } from './migrate.ts'

async function open(): Promise<{ url: string; close(): Promise<void> }> {
  const config = readConfig()
  const known = config.DATABASE_URL ?? (await joinEmbeddedPostgres(config.DATA_DIR))
  if (known) return { url: known, close: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
  return { url, close: stop }
}

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
  const { url, close } = await open()
  try {
    process.stdout.write(`${await command(url)}\n`)
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

import { joinEmbeddedPostgres } from '../database/embedded/connection.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded.ts'
import type { Config } from '../kernel/config.ts'

/**
 * For command-line tools: connects to DATABASE_URL, to the database of a running process, or starts the embedded one
 * for the command.
 */
export async function openForCommand(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<{ url: string; close(): Promise<void> }> {
  const known = config.DATABASE_URL ?? (await joinEmbeddedPostgres(config.DATA_DIR))
  if (known) return { url: known, close: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
  return { url, close: stop }
}

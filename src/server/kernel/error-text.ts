import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** The stack frames, without the message before them, which may have several lines. */
const trace = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter(line => /^\s+at \S.*:\d+:\d+\)?$/.test(line))
    .join('\n')

// PostgreSQL quotes the refused value after a colon: cut it off.
const messageOf = (error: pg.DatabaseError) =>
  `${error.message.replace(/: .*$/s, '')} (${error.code ?? 'no code'})`

/** Remedies for the operator, by the error code of the system or the database. */
const remedies: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space on it.',
  EDQUOT: 'The disk is full for this user. Free some space, or raise the quota.',
  EROFS: 'The disk takes no writes. Look whether it is damaged, and mount it for writing.',
  '53100': 'The disk of the database is full. Free some space on it.',
  '25006': 'The database takes no writes. Look whether DATABASE_URL leads to a standby.',
}

function remedyFor(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  const remedy = typeof code === 'string' ? remedies[code] : undefined
  return remedy ? `${remedy} ` : cause ? remedyFor(cause) : ''
}

/** The job queue copies the fields of an error into a plain object. */
function ofObject(error: object): string {
  const { name, code, message, stack, severity } = error as Record<string, unknown>
  const text = [stack, message].find(one => typeof one === 'string') as string | undefined
  if (severity && text) return `${text.replace(/: .*$/s, '')} (${code ?? 'no code'})`
  return text ?? `${name ?? error.constructor?.name ?? 'Something'} without a message (${code ?? 'no code'})`
}

/**
 * An error for the log: what failed and where, without values. The query builder and PostgreSQL put parameters into
 * their messages, and these are names, addresses, reasons for a visit and hashes.
 */
export function errorText(error: unknown): string {
  return remedyFor(error) + textOf(error)
}

function textOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const { cause } = error
    const why =
      cause instanceof pg.DatabaseError ? messageOf(cause) : (cause?.message ?? 'The statement failed')
    return `${why} in: ${error.query}\n${trace(error)}`
  }
  if (error instanceof pg.DatabaseError) return `${messageOf(error)}\n${trace(error)}`
  if (error instanceof Error) return error.stack ?? error.message
  return typeof error === 'object' && error !== null ? ofObject(error) : String(error)
}

/** The message of the original error; never contains a database URL with its password. */
export const reasonOf = (error: unknown): string => {
  // The query builder puts the whole statement into its message, and the reason below it.
  const { message, code } = (error instanceof DrizzleQueryError ? error.cause : error) as Error & {
    code?: string
  }
  return (message || code || String(error)).replace(/\/\/[^@\s/]*@/g, '//').slice(0, 300)
}

import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** Where it happened, without the message in front, which may run over several lines. */
const trace = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter(line => /^\s+at \S.*:\d+:\d+\)?$/.test(line))
    .join('\n')

// PostgreSQL quotes the value that it refuses behind a colon.
const said = (error: pg.DatabaseError) =>
  `${error.message.replace(/: .*$/s, '')} (${error.code ?? 'no code'})`

/**
 * An error for the log: what failed and where, never with what. A statement's parameters are names, addresses, reasons
 * and hashes, and both the query builder and PostgreSQL put them into their messages.
 */
export function errorText(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const { cause } = error
    const why = cause instanceof pg.DatabaseError ? said(cause) : (cause?.message ?? 'The statement failed')
    return `${why} in: ${error.query}\n${trace(error)}`
  }
  if (error instanceof pg.DatabaseError) return `${said(error)}\n${trace(error)}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import type { Hook } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { issueText } from '#i18n/messages.ts'
import type { AppEnv } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { type FieldProblem, Problem } from '../problem.ts'

const textKey = (code: string) => code.replace('.', ':')

function reply(
  context: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  fields?: FieldProblem[],
  result?: unknown,
): Response {
  const meta = { message, code, ...(fields?.length ? { fields } : {}) }
  return context.json({ meta, message, ...(result === undefined ? {} : { result }) }, status)
}

interface Failure {
  code?: string
  message?: string
  cause?: unknown
}

/**
 * The database is starting, stopping, full, unreachable or too busy, or two transactions conflicted. Nothing was
 * written, and the error is temporary.
 */
function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as Failure
  if (
    code &&
    /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|57P0|57014|53|08|40P01|40001|55P03|25P03)/.test(code)
  )
    return true
  if (
    message &&
    /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable|pool after calling end/i.test(
      message,
    )
  )
    return true
  return cause ? isDatabaseAway(cause) : false
}

/** A disk of this machine or of the database is full or read-only. Nothing was stored, and an operator has to act. */
function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as Failure
  if (code && /^(ENOSPC|EDQUOT|EROFS|53100|25006)$/.test(code)) return true
  return cause ? isDiskFull(cause) : false
}

/** Values that our validation accepted and the database refused: no server error (5xx), but the validation needs a fix. */
function refusedByDatabase(error: unknown): [ContentfulStatusCode, string] | null {
  const { code, cause } = (error ?? {}) as Failure
  // Characters, numbers, dates or ids that a column cannot store.
  if (code && /^22(021|P05|P02|P03|003|007|008)$/.test(code)) return [422, 'api.invalid']
  // Another transaction wrote the same key, or deleted the referenced row, at the same moment.
  if (code === '23505' || code === '23503' || code === '23P01') return [409, 'api.conflict']
  return cause ? refusedByDatabase(cause) : null
}

/** The response for any error. An unexpected error is logged with the request's id, and the client gets 'try again'. */
export function answerProblem(context: Context<AppEnv>, problem: unknown, code?: string): Response {
  const t = context.get('t')
  if (typeof problem === 'number' && code) {
    return reply(context, problem as ContentfulStatusCode, code, t(textKey(code)))
  }
  if (problem instanceof Problem) {
    for (const [name, value] of Object.entries(problem.extra.headers ?? {})) context.header(name, value)
    const fields = problem.extra.fields?.map(one => ({
      path: one.path,
      message: t(one.key, one.values ?? {}),
    }))
    const message = t(textKey(problem.code), problem.values)
    return reply(context, problem.status, problem.code, message, fields, problem.extra.result)
  }
  if (problem instanceof HTTPException && problem.status < 500) {
    const known = problem.status === 400 ? 'api.malformed' : 'api.refused'
    return reply(context, problem.status as ContentfulStatusCode, known, t(textKey(known)))
  }
  const full = isDiskFull(problem)
  if (full)
    context
      .get('deps')
      .log({ level: 'error', what: 'disk', path: routePath(context), error: errorText(problem) })
  if (full || isDatabaseAway(problem)) {
    context.header('retry-after', '2')
    return reply(context, 503, 'api.busy', t('api:busy'))
  }
  const requestId = context.get('requestId')
  const entry = { requestId, path: routePath(context), error: errorText(problem) }
  const refused = refusedByDatabase(problem)
  context.get('deps').log({ level: refused ? 'warn' : 'error', ...entry })
  if (refused) return reply(context, ...refused, t(textKey(refused[1])))
  return reply(context, 500, 'api.unexpected', t('api:unexpected', { requestId }))
}

/** Limits the response: without it, a list of 100,000 wrong rows would be answered with ten megabytes. */
const mostFields = 100

/** The hook of zod-openapi: input that does not match the schema is answered with 422 and one sentence per field. */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (parsed, context) => {
  if (parsed.success) return
  const t = (context as Context<AppEnv>).get('t')
  const fields = parsed.error.issues.slice(0, mostFields).map(issue => ({
    // Content is nested in `data`, but forms name their fields without that prefix.
    path: issue.path
      .map(String)
      .join('.')
      .replace(/^data\./, ''),
    message: issueText(t, issue),
  }))
  return reply(context as Context<AppEnv>, 422, 'api.invalid', t('api:invalid'), fields)
}

import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface FieldProblem {
  /** Path in the body, for example `mission.2.en`. */
  path: string
  message: string
}

/**
 * An error response. `code` is stable for programs (`booking.taken`); the sentence for people is the text
 * `booking:taken` in the reader's language.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly values: Record<string, unknown>
  readonly extra: {
    fields?: { path: string; key: string; values?: Record<string, unknown> }[]
    result?: unknown
    headers?: Record<string, string>
  }

  constructor(
    status: ContentfulStatusCode,
    code: string,
    values: Problem['values'] = {},
    extra: Problem['extra'] = {},
  ) {
    super(code)
    this.status = status
    this.code = code
    this.values = values
    this.extra = extra
  }
}

export const notFound = () => new Problem(404, 'api.notFound')

export const fieldProblem = (path: string, key: string) =>
  new Problem(422, 'api.invalid', {}, { fields: [{ path, key }] })

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

/** 422: fields with an error. The text of each is its `key`; `code` is that of the response as a whole. */
export const fieldProblems = (fields: NonNullable<Problem['extra']['fields']>, code = 'api.invalid') =>
  new Problem(422, code, {}, { fields })

/** 422: one field with an error. */
export const fieldProblem = (path: string, key: string, values?: Record<string, unknown>) =>
  fieldProblems([values ? { path, key, values } : { path, key }])

/** A field with an error whose text is that of the response too: `accounts:codeWrong` of `accounts.codeWrong`. */
export const namedFieldProblem = (status: 409 | 422, path: string, code: string) =>
  new Problem(status, code, {}, { fields: [{ path, key: code.replace('.', ':') }] })

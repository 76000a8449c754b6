import type { ProblemCode, ProblemStatusCode } from '#contract/problem-codes.ts'

export interface FieldProblem {
  /** Path in the body, for example `mission.2.en`. */
  path: string
  message: string
}

/**
 * An error response. `code` is stable for programs (`booking.taken`); the sentence for people is the text
 * `booking:taken` in the reader's language.
 */
export class Problem<S extends ProblemStatusCode = ProblemStatusCode> extends Error {
  readonly status: S
  readonly code: ProblemCode
  readonly values: Record<string, unknown>
  readonly extra: {
    fields?: { path: string; key: string; values?: Record<string, unknown> }[]
    result?: unknown
    headers?: Record<string, string>
  }

  constructor(status: S, code: ProblemCode<S>, values: Problem['values'] = {}, extra: Problem['extra'] = {}) {
    super(code)
    this.status = status
    this.code = code
    this.values = values
    this.extra = extra
  }
}

export const notFound = () => new Problem(404, 'api.notFound')

/** 422: fields with an error. The text of each is its `key`; `code` is that of the response as a whole. */
export const fieldProblems = (
  fields: NonNullable<Problem['extra']['fields']>,
  code: ProblemCode<422> = 'api.invalid',
) => new Problem(422, code, {}, { fields })

/** 422: one field with an error. */
export const fieldProblem = (path: string, key: string, values?: Record<string, unknown>) =>
  fieldProblems([values ? { path, key, values } : { path, key }])

/** A field with an error whose text is that of the response too: `accounts:codeWrong` of `accounts.codeWrong`. */
export const namedFieldProblem = <S extends 409 | 422>(status: S, path: string, code: ProblemCode<S>) =>
  new Problem(status, code, {}, { fields: [{ path, key: code.replace('.', ':') }] })

import type { ProblemCode } from '#contract/problem-codes.ts'
import { callText } from './texts.ts'

export interface FieldError {
  /** Path in the body, `mission.2.en`. */
  path: string
  message: string
}
/** A code of the server, or why there is no answer of it; '' for an answer of somebody else, for example of a proxy. */
export type ErrorCode = ProblemCode | 'unreachable' | 'silent' | 'unreadable' | ''
interface Details {
  code?: ErrorCode
  fields?: FieldError[]
  result?: unknown
  retryAfter?: number
}

/** A failed call. `status` is 0 if no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  /** Stable for programs, `booking.taken`. */
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Data of an error: the places still free, the newer version. */
  readonly result: unknown
  /** Seconds, if the server sent Retry-After. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = details.code ?? ''
    this.fields = details.fields ?? []
    this.result = details.result
    this.retryAfter = details.retryAfter
  }
}

/** The server has refused the call. Without an answer of ours, it may still have done what was asked. */
export const isAnswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.status < 500

/** The two lines of the error toast, by the specification. */
export function errorLines(error: unknown): { summary: string; detail: string } {
  const status = error instanceof ApiError ? error.status : 0
  const message = error instanceof Error ? error.message : ''
  return {
    summary: status ? callText('error', { status }) : callText('unknown'),
    detail: message || callText('unknownError'),
  }
}

/** The ApiError of an answer of 400 to 599: its text is `meta.message`, else `message`. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as {
    meta?: { message?: string; code?: ProblemCode; fields?: FieldError[] }
    message?: string
    result?: unknown
  } | null
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(response.status, body?.meta?.message || body?.message || '', {
    code: body?.meta?.code ?? '',
    fields: body?.meta?.fields ?? [],
    result: body?.result,
    ...(Number.isFinite(seconds) ? { retryAfter: seconds } : {}),
  })
}

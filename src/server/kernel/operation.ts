import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
import type { TextKey } from '#i18n/text-keys.ts'
import { type Access, authorize, signedIn } from './access.ts'
import type { Actor, App, AppEnv, Deps, SignedIn } from './deps.ts'
import { requestNetwork } from './http/client-address.ts'
import { answerProblem } from './http/errors.ts'
import { newRouter } from './http/router.ts'

const meta = z.object({ message: z.string() })
const problemSchema = z
  .object({
    meta: z.object({
      message: z.string(),
      code: z.string(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
    message: z.string(),
    result: z.unknown().optional(),
  })
  .openapi('Problem')

const json = <T extends z.ZodType>(schema: T) => ({ content: { 'application/json': { schema } } })

/** The answer `{result, meta: {message}}`; `more` are further fields of `meta`. */
export const answer = <T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  result: T,
  description = 'Done',
  more?: M,
) => ({ ...json(z.object({ result, meta: meta.extend(more ?? ({} as M)) })), description })
/** The answer of a list: `meta.total` is the number of matches over all pages. */
export const listAnswer = <T extends z.ZodType>(
  item: T,
  description = 'A page of the list',
  more: z.ZodRawShape = {},
) => ({
  ...json(z.object({ result: z.array(item), meta: meta.extend({ total: z.int(), ...more }) })),
  description,
})
/** The path parameter of operations on one object. */
export const idParam = z.object({ id: z.string().max(80) })

export const body = <T extends z.ZodType>(schema: T) => ({ body: { ...json(schema), required: true } })

/** What a handler gets of its request. `param`, `query`, `json` and `header` are validated by the operation's schemas. */
export class OperationRequest<R = unknown> {
  readonly context: Context<AppEnv>

  constructor(context: Context<AppEnv>) {
    this.context = context
  }

  get param(): Valid<R, 'params'> {
    return this.#valid('param')
  }
  get query(): Valid<R, 'query'> {
    return this.#valid('query')
  }
  get header(): Valid<R, 'headers'> {
    return this.#valid('header')
  }
  get json(): R extends { body: infer B } ? JsonOf<B> : never {
    return this.#valid('json')
  }
  get deps(): Deps {
    return this.context.get('deps')
  }
  get db(): Deps['db'] {
    return this.deps.db
  }
  get t(): Translate {
    return this.context.get('t')
  }
  get language(): InterfaceLanguage {
    return this.context.get('language')
  }
  get requestId(): string {
    return this.context.get('requestId')
  }
  get now(): Temporal.Instant {
    return this.deps.now()
  }
  get network(): string {
    return requestNetwork(this.context, this.deps.config.TRUSTED_PROXIES)
  }
  get userAgent(): string | undefined {
    return this.context.req.header('user-agent')
  }
  /** The signed-in person. Throws 401 if there is none. */
  get session(): SignedIn {
    return signedIn(this.context)
  }
  get actor(): Actor {
    return { accountId: this.session.accountId, requestId: this.requestId }
  }

  /**
   * The body of a success: the result (null for work without one), and the text `key` in the reader's language, about
   * what was done. A key without a text does not compile. `more` has further fields of `meta`: the total of a list, the
   * number of a change.
   */
  success = <T, const Key extends string = 'api:done', M extends object = object>(
    result: T,
    key?: Key & TextKey<Key>,
    more?: M,
  ) => ({
    result: (result ?? null) as T extends void ? null : T,
    meta: { message: this.t((key ?? 'api:done') as 'api:done'), ...(more as M) },
  })
  /** A page of a list. `total` is the number of matches over all pages. */
  listed = <T>(result: T[], total = result.length) => this.success(result, 'api:done', { total })

  #valid(part: 'param' | 'query' | 'header' | 'json'): never {
    return this.context.req.valid(part as never)
  }
}

type Valid<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : never
type JsonOf<B> = B extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? z.output<S>
  : never
type Answer<A> = JsonOf<A[keyof A]> | Response

/** `R` are the parts of the request, `A` the answers by status. */
interface Definition<R, A> extends Omit<RouteConfig, 'method' | 'path' | 'tags' | 'request' | 'responses'> {
  request?: R
  responses: A
  /** The operation streams its body and limits the size itself: an upload. */
  streamsBody?: boolean
  /** Answers with a body, sent with the first status of `responses`, or with a response of its own. */
  handle: (request: OperationRequest<R>) => Answer<A> | Promise<Answer<A>>
}

/** Buffers the whole body. For a request without a body it would cost as much as a whole answer from memory. */
const limitBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: context => answerProblem(context as Context<AppEnv>, 413, 'api.tooLarge'),
})

/** Declares operations of one subject, by which the documentation groups them, and adds them to a router. */
export function operations(subject: string, router: App = newRouter()) {
  // `access` is an argument of its own, so that an operation without it does not compile.
  const withMethod =
    (method: RouteConfig['method']) =>
    <A extends RouteConfig['responses'], R extends RouteConfig['request'] = undefined>(
      access: Access,
      path: string,
      { streamsBody, handle, request, ...route }: Definition<R, A>,
    ): void => {
      const limits = streamsBody || method === 'get' ? [] : [limitBody]
      const status = Number(Object.keys(route.responses)[0]) as ContentfulStatusCode
      const declared = createRoute({
        method,
        path,
        tags: [subject],
        ...route,
        ...(request ? { request } : {}),
        'x-access': access,
        ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
        middleware: [...limits, authorize(access)],
        responses: {
          ...route.responses,
          default: { ...json(problemSchema), description: 'What went wrong' },
        },
      })
      const answered = async (context: Context<AppEnv>) => {
        const body = await handle(new OperationRequest<R>(context))
        return body instanceof Response ? body : context.json(body as object, status)
      }
      router.openapi(declared, answered as never)
    }
  return {
    router,
    get: withMethod('get'),
    post: withMethod('post'),
    put: withMethod('put'),
    del: withMethod('delete'),
  }
}

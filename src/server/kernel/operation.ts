import { createRoute, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Answer, MetaIn, Operation } from '#contract/operation.ts'
import { routeOf } from '#contract/route.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
import type { TextKey } from '#i18n/text-keys.ts'
import { authorize, signedIn } from './access.ts'
import type { Actor, App, AppEnv, Deps, SignedIn } from './deps.ts'
import { requestNetwork } from './http/client-address.ts'
import { answerProblem } from './http/errors.ts'
import { jsonAnswer } from './http/json-answer.ts'
import { newRouter } from './http/router.ts'

/** What a handler gets of its request. `param`, `query`, `json` and `header` are validated by the operation's schemas. */
export class OperationRequest<O extends Operation = Operation> {
  readonly context: Context<AppEnv>

  constructor(context: Context<AppEnv>) {
    this.context = context
  }

  get param(): Valid<O['request']['params']> {
    return this.#valid('param')
  }
  get query(): Valid<O['request']['query']> {
    return this.#valid('query')
  }
  get header(): Valid<O['request']['headers']> {
    return this.#valid('header')
  }
  get json(): Valid<O['request']['body']> {
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

type Valid<S> = S extends z.ZodType ? z.output<S> : never
/** What a handler returns: the answer that the operation declares, or a response of its own. */
type Answered<A> =
  A extends Answer<infer R, infer M> ? { result: z.output<R>; meta: MetaIn<M> } | Response : Response

/** Buffers the whole body. For a request without a body it would cost as much as a whole answer from memory. */
const limitBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: context => answerProblem(context as Context<AppEnv>, 413, 'api.tooLarge'),
})

/** Mounts operations of the contract on a router, each with its handler. */
export function handlers(router: App = newRouter()) {
  const handle = <O extends Operation>(
    operation: O,
    handler: (request: OperationRequest<O>) => Answered<O['answer']> | Promise<Answered<O['answer']>>,
  ): void => {
    const { access, method, streamsBody, answer } = operation
    const limits = streamsBody || method === 'get' ? [] : [limitBody]
    const route = createRoute({ ...routeOf(operation), middleware: [...limits, authorize(access)] })
    router.openapi(route, (async (context: Context<AppEnv>) => {
      const body = await handler(new OperationRequest<O>(context))
      return body instanceof Response ? body : jsonAnswer(context, JSON.stringify(body), answer.status)
    }) as never)
  }
  return { router, handle }
}

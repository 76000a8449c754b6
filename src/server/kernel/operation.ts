import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Access, authorize } from './access.ts'
import type { AppEnv } from './deps.ts'
import { answerProblem } from './http/errors.ts'

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

/** The answer `{result, meta: {message}}`. */
export const answer = <T extends z.ZodType>(result: T, description = 'Done') => ({
  ...json(z.object({ result, meta })),
  description,
})
/** The answer of a list: `meta.total` is the number of matches over all pages. */
export const listAnswer = <T extends z.ZodType>(
  item: T,
  description = 'A page of the list',
  more: z.ZodRawShape = {},
) => ({
  ...json(z.object({ result: z.array(item), meta: meta.extend({ total: z.int(), ...more }) })),
  description,
})
/**
 * The body of a success: the result, and the sentence that says in the reader's language what was done. `more` stands beside
 * the sentence: the total of a list, the number of a change.
 */
export const success = <T, M extends object = object>(
  context: Context<AppEnv>,
  result: T,
  key: string = 'api:done',
  more?: M,
) => ({ result, meta: { message: context.get('t')(key), ...(more as M) } })
export const body = <T extends z.ZodType>(schema: T) => ({ body: { ...json(schema), required: true } })

type Operation = Omit<RouteConfig, 'middleware'> & {
  access: Access
  /** The operation streams its body and limits the size itself: an upload. */
  streamsBody?: boolean
}

/** Buffers the whole body. For a request without a body it would cost as much as a whole answer from memory. */
const limitBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: context => answerProblem(context as Context<AppEnv>, 413, 'api.tooLarge'),
})

/** Declares an operation. Without `access` it does not compile, and `tests/house.test.ts` finds routes made otherwise. */
export function operation<const R extends Operation>(route: R) {
  const { access, streamsBody = false, ...rest } = route
  const middleware: MiddlewareHandler<AppEnv>[] =
    streamsBody || route.method === 'get' ? [authorize(access)] : [limitBody, authorize(access)]
  return createRoute({
    ...(rest as Omit<R, 'access' | 'streamsBody'> & RouteConfig),
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    middleware,
    responses: { ...route.responses, default: { ...json(problemSchema), description: 'What went wrong' } },
  } as Omit<R, 'access' | 'streamsBody'> & { responses: R['responses'] })
}

import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { AdminScope } from '#entities/account.ts'
import { authorize } from './access.ts'

/** Who may call: anybody, any signed-in person, a patient, or an administrator with (one of) the scopes (super has all). */
export type Access = 'public' | 'session' | 'patient' | 'admin' | AdminScope | readonly AdminScope[]

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
/** The answer of a list: `meta.total` counts what the filter finds, over all pages. */
export const listAnswer = <T extends z.ZodType>(
  item: T,
  description = 'A page of the list',
  more: z.ZodRawShape = {},
) => ({
  ...json(z.object({ result: z.array(item), meta: meta.extend({ total: z.int(), ...more }) })),
  description,
})
export const body = <T extends z.ZodType>(schema: T) => ({ body: { ...json(schema), required: true } })

type Operation = Omit<RouteConfig, 'middleware'> & { access: Access }

/** Declares an operation. Without `access` it does not compile, and `tests/house.test.ts` finds routes made otherwise. */
export function operation<const R extends Operation>(route: R) {
  const { access, ...rest } = route
  return createRoute({
    ...(rest as Omit<R, 'access'> & RouteConfig),
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    middleware: authorize(access),
    responses: { ...route.responses, default: { ...json(problemSchema), description: 'What went wrong' } },
  } as Omit<R, 'access'> & { responses: R['responses'] })
}

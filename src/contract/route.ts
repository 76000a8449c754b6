import { type RouteConfig, z } from '@hono/zod-openapi'
import type { Answer, Operation } from './operation.ts'

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

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })

const response = ({ description, ...answer }: { description: string } | Answer) =>
  'result' in answer
    ? { ...json(z.object({ result: answer.result, meta: meta.extend(answer.meta) })), description }
    : { ...answer, description }

/** The operation as OpenAPI: the server validates requests by it, and the documentation is made of it. */
export function routeOf({
  id,
  subject,
  access,
  request,
  answer,
  streamsBody: _,
  others,
  ...rest
}: Operation) {
  const { body, ...parts } = request
  const { status, ...answered } = answer
  const given = {
    ...parts,
    body:
      body instanceof z.ZodType
        ? { ...json(body), required: !body.isOptional() }
        : body && { ...body, required: true },
  }
  return {
    operationId: id,
    tags: [subject],
    ...rest,
    request: Object.fromEntries(Object.entries(given).filter(([, schema]) => schema)),
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    responses: {
      [status]: response(answered),
      ...Object.fromEntries(Object.entries(others ?? {}).map(([code, one]) => [code, response(one)])),
      default: { ...json(problemSchema), description: 'What went wrong' },
    },
  } satisfies RouteConfig
}

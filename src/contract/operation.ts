import { z } from '@hono/zod-openapi'
import type { AdminScope } from '#entities/people/account.ts'

/** Required access: none, any session, a patient, or an administrator with one of the scopes (`super` has all). */
export type Access = 'public' | 'session' | 'patient' | 'admin' | AdminScope | readonly AdminScope[]
export type Method = 'get' | 'post' | 'put' | 'delete'

type Schema = z.ZodType | undefined
/** A schema that only the documentation has: the handler reads the body itself, or answers another type than JSON. */
interface Media {
  content: Record<string, { schema: z.ZodType | object }>
}
/** The answer `{result, meta: {message}}`; `meta` has further fields of `meta`. */
export interface Answer<R extends z.ZodType = z.ZodType, M extends z.ZodRawShape = z.ZodRawShape> {
  status: 200 | 201 | 202
  description: string
  result: R
  meta: M
}
/** `meta` of an answer. */
export type MetaIn<M extends z.ZodRawShape> = { message: string } & ([keyof M] extends [never]
  ? unknown
  : z.output<z.ZodObject<M>>)
interface MediaAnswer extends Partial<Media> {
  status: 200
  description: string
}
interface RequestParts<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  H extends Schema = Schema,
  B = Schema | Media,
> {
  params: P
  query: Q
  headers: H
  body: B
}
interface Documentation {
  summary: string
  description?: string
  deprecated?: true
  /** For a public operation that reads a token. */
  security?: Record<string, string[]>[]
  /** The handler streams the body and limits the size itself: an upload. */
  streamsBody?: true
  /** Statuses that the handler answers itself, beside that of `answer`. */
  others?: Record<number, { description: string } | Answer>
}
/** An operation of the API, as data. `P` is the path with `{parameters}`. */
export interface Operation<
  M extends Method = Method,
  P extends string = string,
  R = RequestParts,
  A = Answer | MediaAnswer,
> extends Documentation {
  /** A verb and an object. A client is generated from ids, so they stay. */
  id: string
  /** By which the documentation groups operations. */
  subject: string
  method: M
  path: P
  access: Access
  request: R
  answer: A
}

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type ParamsIn<P extends string> = [NamesIn<P>] extends [never]
  ? undefined
  : z.ZodObject<{ [N in NamesIn<P>]: z.ZodString }>
type NoMeta = Record<never, never>
type AnswerIn<A> = A extends z.ZodType ? Answer<A, NoMeta> : A

/** An id, a key or a slug that somebody else gives: no stored one is longer. */
export const key = z.string().max(80)
/** The key of a timetable: a doctor's slug, or `package:` and a package's. */
export const timetableParam = z.string().max(88)

/** The parameters of a path whose operation does not declare them itself. */
function paramsIn(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return names.length > 0 ? z.object(Object.fromEntries(names.map(name => [name, key]))) : undefined
}

/**
 * Declares an operation of one method. `answer` is the schema of the result, or what `created`, `list` and others make;
 * without it the result is null.
 */
const declare =
  <M extends Method>(method: M) =>
  <
    const P extends string,
    Q extends Schema = undefined,
    H extends Schema = undefined,
    B extends Schema | Media = undefined,
    A extends z.ZodType | Answer | MediaAnswer = z.ZodNull,
    Params extends Schema = ParamsIn<P>,
  >(
    path: P,
    access: Access,
    declaration: Documentation & { params?: Params; query?: Q; headers?: H; body?: B; answer?: A },
  ): Operation<M, P, RequestParts<Params, Q, H, B>, AnswerIn<A>> => {
    const { params = paramsIn(path), query, headers, body, ...rest } = declaration
    const answer: z.ZodType | Answer | MediaAnswer = rest.answer ?? z.null()
    return {
      ...rest,
      id: '',
      subject: '',
      method,
      path,
      access,
      request: { params, query, headers, body } as RequestParts<Params, Q, H, B>,
      answer: (answer instanceof z.ZodType ? answerWith(answer) : answer) as AnswerIn<A>,
    }
  }

export const get = declare('get')
export const post = declare('post')
export const put = declare('put')
export const del = declare('delete')

/** The operations of one subject. Their names are their ids, unless `idOf` makes others. */
export function subject<T extends Record<string, Documentation>>(
  name: string,
  declared: T,
  idOf = (id: string) => id,
): T {
  for (const [id, operation] of Object.entries(declared))
    Object.assign(operation, { id: idOf(id), subject: name })
  return declared
}

/** A schema with a name in the documentation. A copy: a schema that was made before zod-openapi was loaded has no names. */
export const named = <T extends z.ZodType>(name: string, schema: T): T => schema.clone().openapi(name)

/** An answer with a description, or another status than 200. */
export const answerWith = <R extends z.ZodType>(
  result: R,
  description = 'Done',
  status: Answer['status'] = 200,
): Answer<R, NoMeta> => ({ status, description, result, meta: {} })
export const created = <R extends z.ZodType>(result: R, description?: string) =>
  answerWith(result, description, 201)
export const accepted = <R extends z.ZodType>(result: R) => answerWith(result, undefined, 202)
/** The answer with further fields of `meta`. */
export const withMeta = <R extends z.ZodType, M extends z.ZodRawShape, N extends z.ZodRawShape>(
  answer: Answer<R, M>,
  meta: N,
): Answer<R, M & N> => ({ ...answer, meta: { ...answer.meta, ...meta } })
/** The answer of a list: `meta.total` is the number of matches over all pages. */
export const list = <T extends z.ZodType>(item: T) =>
  withMeta(answerWith(z.array(item), 'A page of the list'), { total: z.int() })
/** An answer of another type than JSON. */
export const media = (description: string, type?: string, schema: z.ZodType | object = z.string()) =>
  ({ status: 200, description, ...(type ? { content: { [type]: { schema } } } : {}) }) as const

/** The schema of a file. */
export const binary = { type: 'string', format: 'binary' } as const

/** The query parameter of a list: the number of a page, counted from 1. */
export const page = z.coerce.number<number>().int().min(1).max(100_000).default(1)
/** The query parameters of a list: the page, and its number of items, `perPage` unless the client asks for another. */
export const paging = (perPage: number, most = 200) => ({
  page,
  perPage: z.coerce.number<number>().int().min(1).max(most).default(perPage),
})
/** The query parameter of a list that finds rows by words. */
export const search = z.string().max(200).optional()

/** The header of a write that a client may repeat on a bad connection. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string('booking:keyMissing')
    .regex(/^[\w.:-]{8,200}$/, 'booking:keyMissing')
    .openapi({ description: 'Made by the client before the first attempt, the same for every repetition' }),
})

/** The path parameter of operations whose handler needs an id of the right form. */
export const uuidParam = z.object({ id: z.uuid() })

/** The answer to a selection of records: the error of each is in the reader's language. */
export const outcomes = answerWith(
  z.array(z.object({ id: z.string(), done: z.boolean(), message: z.string().nullable() })),
  'One outcome for each that was selected',
)

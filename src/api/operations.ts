import type { Operations, ResultOf as Result } from '#contract/contract.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths that the server declares for a method, as the contract has them: `/api/doctors/{slug}/places`. */
export type PathOf<M extends Method, Name = keyof Operations> = Name extends `${M} ${infer P}` ? P : never

/** The result that the server declares for an operation: a changed answer does not compile where it is used. */
export type ResultOf<M extends Method, P extends PathOf<M>> = Result<`${M} ${P}` & keyof Operations>

/** The paths of a method whose results have this shape. */
export type PathTo<M extends Method, Shape> = {
  [P in PathOf<M>]: ResultOf<M, P> extends Shape ? P : never
}[PathOf<M>]

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type QueryValue = string | number | boolean | null | undefined
export interface Input {
  /** The values of the names in braces in the path. */
  params?: Record<string, string | number>
  /** Empty values are left out, arrays are repeated. */
  query?: Record<string, QueryValue | readonly QueryValue[]>
  body?: unknown
}

/** The input of an operation: exactly the parameters of its path; a body only for a method that has one. */
export type InputOf<M extends Method, P extends PathOf<M>> = Pick<
  Input,
  M extends 'post' | 'put' ? 'query' | 'body' : 'query'
> &
  ([NamesIn<P>] extends [never] ? { params?: never } : { params: Record<NamesIn<P>, string | number> })

/** The arguments of a function after the path: input and options, which may be missing if the input may. */
export type Given<M extends Method, P extends PathOf<M>, Options = unknown> =
  Partial<InputOf<M, P>> extends InputOf<M, P>
    ? [input?: InputOf<M, P> & Options]
    : [input: InputOf<M, P> & Options]

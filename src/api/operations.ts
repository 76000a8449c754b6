import type {
  QueryOf as Asked,
  BodyOf as Body,
  MetaOf as Meta,
  Operations,
  ResultOf as Result,
} from '#contract/contract.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths that the server declares for a method, as the contract has them: `/api/doctors/{slug}/places`. */
export type PathOf<M extends Method, Name = keyof Operations> = Name extends `${M} ${infer P}` ? P : never

type Operation<M extends Method, P extends PathOf<M>> = `${M} ${P}` & keyof Operations

/** The result that the server declares for an operation: a changed answer does not compile where it is used. */
export type ResultOf<M extends Method, P extends PathOf<M>> = Result<Operation<M, P>>
/** `meta` of its answer. */
export type MetaOf<M extends Method, P extends PathOf<M>> = Meta<Operation<M, P>>

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

/** The body that the server declares for it. */
export type BodyOf<M extends Method, P extends PathOf<M>> = Body<Operation<M, P>>

/** The query that the server declares for it, with values that are left out. */
export type QueryOf<M extends Method, P extends PathOf<M>> = Query<Asked<Operation<M, P>>>

/** A field that is missing where the operation has none, and may be missing where all of it may. */
type Field<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: never }
  : Partial<T> extends T
    ? { [N in Name]?: T | undefined }
    : { [N in Name]: T }
/** A query with values that are left out. */
type Query<Q> = { [K in keyof Q]: Sent<Q[K]> | null | '' }
type Sent<V> = V extends (infer One)[] ? readonly One[] : V

/** The input of each operation: the parameters of its path, its query and its body. */
type Inputs = {
  [N in keyof Operations]: Field<'params', ParamsIn<N>> &
    Field<'query', Query<Asked<N>>> &
    Field<'body', Body<N>>
}
type ParamsIn<N extends string> = [NamesIn<N>] extends [never]
  ? undefined
  : Record<NamesIn<N>, string | number>
type IsOptional = { [N in keyof Operations]: Partial<Inputs[N]> extends Inputs[N] ? true : false }

/**
 * The field of a table, `unknown` for a name that is not known yet. While the compiler infers the path of a call it asks
 * for the input of whatever the path may be. Without this, and if the path were restricted to the declared ones by its type
 * parameter, that would be the input of all operations at once, which takes it minutes.
 */
type In<Table, Name extends string> = (Table & Record<string, unknown>)[Name]

/** The path of a call: `P` itself if the server declares it for the method. */
export type Path<M extends Method, P extends string> = P extends PathOf<M> ? P : PathOf<M>

/** The arguments of a function after the path: input and options, which may be missing if the input may. */
export type Given<M extends Method, P extends string, Options = unknown> =
  In<IsOptional, `${M} ${P}`> extends true
    ? [input?: In<Inputs, `${M} ${P}`> & Options]
    : [input: In<Inputs, `${M} ${P}`> & Options]

import type { paths } from './schema.gen.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The type of a filled-in path: `/api/doctors/{slug}/places` becomes `doctors/${string}/places`. */
type Filled<P extends string> = P extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : P
type Bare<P> = P extends `/api/${infer Rest}` ? Filled<Rest> : never

type Declared<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? Bare<P> : never
}[keyof paths]

/**
 * The addresses that the server declares for a method, with or without a leading slash: a misspelt one does not
 * compile. If the kind of content is only known at run time, `call` accepts any text.
 */
export type Address<M extends Method> = Declared<M> | `/${Declared<M>}`

/** The result that the server declares for a path: a changed answer does not compile where it is used. */
export type Result<P extends keyof paths, M extends Method = 'get'> =
  paths[P] extends Record<M, { responses: { 200: { content: { 'application/json': { result: infer R } } } } }>
    ? R
    : never

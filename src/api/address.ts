import type { Results } from './schema.gen.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The type of a filled-in path: `/api/doctors/{slug}/places` becomes `doctors/${string}/places`. */
type Filled<P extends string> = P extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : P

/** The paths that the server declares for a method, as the contract has them. */
type Path<M extends Method, Name = keyof Results> = Name extends `${M} ${infer P}` ? P : never
type Declared<M extends Method> = Path<M> extends `/api/${infer Rest}` ? Filled<Rest> : never

/**
 * The addresses that the server declares for a method, with or without a leading slash: a misspelt one does not
 * compile. If the kind of content is only known at run time, `call` accepts any text.
 */
export type Address<M extends Method> = Declared<M> | `/${Declared<M>}`

/** The result that the server declares for a path: a changed answer does not compile where it is used. */
export type Result<P extends Path<M>, M extends Method = 'get'> = Results[`${M} ${P}` & keyof Results]

import type { paths } from './schema.gen.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** `/api/doctors/{slug}/places` as what can be written for it: `doctors/${string}/places`. */
type Filled<P extends string> = P extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : P
type Bare<P> = P extends `/api/${infer Rest}` ? Filled<Rest> : never

type Declared<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? Bare<P> : never
}[keyof paths]

/**
 * The addresses that the server declares for a method, with or without the slash before them: a misspelt one does not
 * compile. Where only the run knows which kind of content it is about, `call` takes any text.
 */
export type Address<M extends Method> = Declared<M> | `/${Declared<M>}`

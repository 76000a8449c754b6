import type { z } from 'zod'
import { type Field, type Fields, fieldsSchema, type InferFields } from './fields.ts'
import type { MenuIcon } from './office/admin-icon.ts'
import type { AdminScope } from './people/account.ts'

export type AdminGroup =
  | 'hospital'
  | 'media'
  | 'packages'
  | 'patients'
  | 'jobs'
  | 'banner'
  | 'bannerDescription'
  | 'settings'

export interface Review<Name extends string = string> {
  /** The right that is needed to set or change a review. */
  scope: AdminScope
  /** The fields of the reviewer's name and of the day: both are filled, or neither. */
  by: Name
  on: Name
  /** The reviewed texts. A change without the right ends their review. */
  words: readonly Name[]
  /** A flag that the server sets if the texts have lost their review. No form shows it. */
  lapsed: Name
}

/**
 * The definition of one kind of public content: data only. Validation, API, OpenAPI, the admin's list and form, and the
 * site follow from it.
 */
export interface Entity<
  F extends Fields = Fields,
  N extends string = string,
  S extends boolean = boolean,
  L extends keyof F & string = keyof F & string,
> {
  /** Plural, as in `/api/{name}`. */
  name: N
  /** The field that identifies an item in addresses; 'id' where items have no name of their own. */
  key: 'slug' | 'code' | 'id'
  /** The field that names an item for people. */
  title: keyof F & string
  fields: F
  /** The fields of a list answer, and the columns of the admin's list. */
  list: readonly L[]
  /** The filters that the admin's list shows as controls; `list-filters.ts` has them all. By default those of three fields. */
  mainFilters?: readonly string[]
  /**
   * Filters by the items of a kind that are in no field: name and kind. `server/content/derived-filters.ts` has their
   * conditions.
   */
  derivedFilters?: Record<string, string>
  /** The review of an item's texts: `server/content/review.ts` maintains these fields. */
  review?: Review<keyof F & string>
  /** There is exactly one, at `/api/{name}`. */
  singleton?: S
  /** Public pages of its own: `/{path}/{key}`. */
  page?: string
  admin: { group: AdminGroup; path: string; icon: MenuIcon; add: boolean }
}

export const defineEntity = <
  const N extends string,
  F extends Fields,
  S extends boolean = false,
  const L extends keyof F & string = keyof F & string,
>(
  entity: Entity<F, N, S, L>,
): Entity<F, N, S, L> => entity

/** The stored and published type of an item. References are the keys of other items. */
export type ItemOf<E> = E extends Entity<infer F, string> ? InferFields<F> : never

type PublicFields<S extends Fields> = {
  [K in keyof S as S[K] extends Field<unknown, boolean, true> ? never : K]: S[K]
}

/** The same as public answers have it, without private fields. */
export type PublicOf<E> = E extends Entity<infer F, string> ? InferFields<PublicFields<F>> : never

/** The same as a list has it, unless the caller asks for whole items. */
export type ListedOf<E> = E extends { list: readonly (infer L)[] }
  ? Pick<PublicOf<E>, L & keyof PublicOf<E>>
  : never

/** What a write must satisfy. */
export const itemSchema = <F extends Fields>(entity: Entity<F, string>): z.ZodType<InferFields<F>> =>
  fieldsSchema(entity.fields)

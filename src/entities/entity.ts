import type { z } from 'zod'
import { type Fields, fieldsSchema, type InferFields } from './fields.ts'
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
  /** The right without which nobody sets or changes a review. */
  scope: AdminScope
  /** The fields of the reviewer's name and of the day: both are filled, or neither. */
  by: Name
  on: Name
  /** The words that are reviewed. Changed without the right, they lose their review. */
  words: readonly Name[]
  /** A flag that the server sets where words have lost their review. No form shows it. */
  lapsed: Name
}

/** What one kind of public content is: data only. Validation, API, OpenAPI, the admin's list and form, and the site follow from it. */
export interface Entity<F extends Fields = Fields, N extends string = string> {
  /** Plural, as in `/api/{name}`. */
  name: N
  /** The field that identifies an item in addresses; 'id' where items have no name of their own. */
  key: 'slug' | 'code' | 'id'
  /** The field that a person knows an item by. */
  title: keyof F & string
  fields: F
  /** The fields that a list answer carries, and the columns of the admin's list. */
  list: readonly (keyof F & string)[]
  /** Who has checked the words of an item: `server/content/review.ts` keeps these fields true. */
  review?: Review<keyof F & string>
  /** There is exactly one, at `/api/{name}`. */
  singleton?: boolean
  /** Public pages of its own: `/{path}/{key}`. */
  page?: string
  admin: { group: AdminGroup; path: string; icon: MenuIcon; add: boolean }
}

export const defineEntity = <const N extends string, F extends Fields>(entity: Entity<F, N>): Entity<F, N> =>
  entity

/** The stored and published shape of an item. Keys of other items stand where it refers to them. */
export type ItemOf<E> = E extends Entity<infer F, string> ? InferFields<F> : never

/** What a write must satisfy. */
export const itemSchema = <F extends Fields>(entity: Entity<F, string>): z.ZodType<InferFields<F>> =>
  fieldsSchema(entity.fields)

import type { Redirects } from '#entities/content/redirect.ts'
import type { PageSources } from './policy.ts'

/** Files that are answered with the same headers. */
export type Sort =
  | 'page'
  | 'lost'
  | 'door'
  | 'shell'
  | 'chat'
  | 'worker'
  | 'drawing'
  | 'file'
  | 'assetDrawing'
  | 'asset'
/**
 * The headers of each sort of file as the code that made a release has them, with room for what a page brings. They
 * travel with the release: pages of yesterday's code, served while today's are built, keep the policy that fits them.
 */
export type HeaderRules = Record<Sort, Record<string, string>>

/** One public file of a release. The bytes lie in the store under their hash. */
export interface ReleaseFile extends PageSources {
  hash: string
  size: number
  type: string
  /** Sizes of the compressed forms, where they are worth having; `gz` of assets alone, see Objects. */
  br?: number
  gz?: number
  /** CRC-32 of the brotli form: it is known again without being unpacked. */
  sum?: number
  /** The address of the picture that a link to the page shows. */
  share?: string
  /** The pictures of the library that it names. */
  media?: string[]
  /** A hashed asset that only older pages name: kept for tabs that are still open. */
  retiredAt?: string
}

/** What the public site is at one moment: every path and its bytes. */
export interface Release {
  id: string
  builtAt: string
  /** The newest content change that it shows. */
  change: number
  /** The version of our own code that made it. */
  code: string
  files: Record<string, ReleaseFile>
  /** What its files are answered with. Releases of before had none. */
  headers?: HeaderRules
  /** Addresses that are no more. Releases of before had none. */
  redirects?: Redirects
  /** When time alone changes one of its pages. */
  due?: string | null
  /** The latest time that one of its pages shows. */
  latest?: string
}

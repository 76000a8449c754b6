import type { Redirects } from '#entities/content/redirect.ts'
import type { PageSources } from './policy.ts'

/** Groups of files with the same headers. */
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
 * The headers of each group of files, with placeholders for the sources of a page. Stored in the release: pages of the
 * previous version of the code keep the matching policy while the new ones are built.
 */
export type HeaderRules = Record<Sort, Record<string, string>>

/** One public file of a release. Its content is stored under its hash. */
export interface ReleaseFile extends PageSources {
  hash: string
  size: number
  type: string
  /** Sizes of the compressed forms, if they are smaller; `gz` for assets only, see Objects. */
  br?: number
  gz?: number
  /** CRC-32 of the brotli form, to verify it without decompression. */
  sum?: number
  /** The address of the page's share picture. */
  share?: string
  /** The pictures of the media library that the page uses. */
  media?: string[]
  /** When the current pages stopped using this hashed asset: kept for a while for tabs that are still open. */
  retiredAt?: string
}

/** The public site at one moment: every path and its content. */
export interface Release {
  id: string
  builtAt: string
  /** The newest content change that is included. */
  change: number
  /** The version of our own code that built it. */
  code: string
  files: Record<string, ReleaseFile>
  /** The headers of its files. Releases of older versions have none. */
  headers?: HeaderRules
  /** Redirects of old addresses. Releases of older versions have none. */
  redirects?: Redirects
  /** When a page next becomes stale only because time has passed. */
  due?: string | null
  /** The latest time that one of its pages shows. */
  latest?: string
}

/** A release with the hash of its manifest. */
export interface StoredRelease {
  release: Release
  manifest: string
}

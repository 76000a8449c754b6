import type { Readable } from 'node:stream'

/**
 * Where files of people are kept: this machine's disk, or a bucket. A key is random and says nothing; what a file
 * is called, and whose it is, stands in the database.
 */
export interface Storage {
  /** Takes over a received file, which is gone from its place afterwards. It lasts before this answers. */
  put(path: string): Promise<string>
  /** Takes a file over under the key that it had: from a backup. */
  putBack(key: string, path: string): Promise<void>
  /** Null where there is no such file. */
  read(key: string): Promise<Readable | null>
  /** Nothing happens where it is gone already. */
  remove(key: string): Promise<void>
  /** What has been here since before a moment, to find what no row names. */
  keptBefore(moment: Temporal.Instant): Promise<string[]>
}

/** 128 random bits, hex. */
export const keyShape = /^[\da-f]{32}$/

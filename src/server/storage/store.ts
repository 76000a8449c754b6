import type { Readable } from 'node:stream'

/**
 * The storage of uploaded files: this machine's disk or a bucket. Keys are random; the database has the name and the owner
 * of a file.
 */
export interface Storage {
  /** Moves a received file into the storage and returns its key. The file is durable when this resolves. */
  put(path: string): Promise<string>
  /** Stores a file from a backup under its former key. */
  putBack(key: string, path: string): Promise<void>
  /** Null if there is no such file. */
  read(key: string): Promise<Readable | null>
  /** No error if the file is already deleted. */
  remove(key: string): Promise<void>
  /** Keys of files older than a moment, to find files without a row. */
  keptBefore(moment: Temporal.Instant): Promise<string[]>
}

/** 128 random bits, hex. */
export const keyShape = /^[\da-f]{32}$/

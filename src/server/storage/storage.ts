import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BucketAccess } from '#publish/bucket.ts'
import type { Config } from '../config.ts'
import { DiskStorage } from './disk.ts'
import { BucketStorage } from './s3.ts'

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

type Place = Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'STORAGE_URL' | keyof BucketAccess>>

export const storageOf = ({ DATA_DIR, STORAGE_URL, ...access }: Place): Storage =>
  STORAGE_URL
    ? new BucketStorage(STORAGE_URL, { S3_REGION: 'us-east-1', ...access })
    : new DiskStorage(join(DATA_DIR, 'files'))

/** Where uploads lie until they are checked: on the same disk as the storage, so that taking over is a rename. */
export const incomingFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'files', 'incoming')

import { join } from 'node:path'
import type { BucketAccess } from '#publishing/release/bucket.ts'
import type { Config } from '../kernel/config.ts'
import { DiskStorage } from './disk.ts'
import { BucketStorage } from './s3.ts'
import type { Storage } from './store.ts'

type Place = Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'STORAGE_URL' | keyof BucketAccess>>

export const storageOf = ({ DATA_DIR, STORAGE_URL, ...access }: Place): Storage =>
  STORAGE_URL
    ? new BucketStorage(STORAGE_URL, { S3_REGION: 'us-east-1', ...access })
    : new DiskStorage(join(DATA_DIR, 'files'))

/** Folder of uploads until they are checked. On the same disk as the storage, so that storing is a rename. */
export const incomingFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'files', 'incoming')

import { join } from 'node:path'
import { Bucket } from '#publishing/release/bucket.ts'
import { transfersAtOnce } from '#publishing/release/shared-releases.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import type { Config } from '../kernel/config.ts'

/** The store of the site: the data folder, or the bucket that several processes share, with the data folder as its cache. */
export function openSiteStore(config: Config): SiteStore {
  const { DATA_DIR, STORAGE_URL } = config
  // A separate prefix: the bucket also contains uploaded files.
  const bucket = STORAGE_URL && new Bucket(`${STORAGE_URL.replace(/\/+$/, '')}/site`, config, transfersAtOnce)
  return new SiteStore(join(DATA_DIR, 'site'), bucket || null)
}

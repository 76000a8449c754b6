import pLimit from 'p-limit'
import { exportPictures, exportRelease } from '#publishing/release/export.ts'
import { tellHook } from '#publishing/release/purge.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { SharePictures } from '#publishing/share/pictures.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'

/** The deploy target: the folder or bucket of PUBLISH_TARGET, if configured. */
export class DeployTarget {
  readonly #deps: Deps
  readonly #store: SiteStore
  readonly #pictures: SharePictures
  #drawing: Promise<unknown> = Promise.resolve()
  readonly #queue = pLimit(1)

  constructor(deps: Deps, store: SiteStore, pictures: SharePictures) {
    this.#deps = deps
    this.#store = store
    this.#pictures = pictures
  }

  /** Deploys the release. Share pictures that do not exist yet are drawn afterwards, while it is still `wanted`. */
  bring(release: Release, wanted: () => boolean): Promise<void> {
    return this.#queue(() => this.#bring(release, wanted))
  }

  async #bring(release: Release, wanted: () => boolean): Promise<void> {
    const { config, log } = this.#deps
    if (!config.PUBLISH_TARGET) return
    // The target has one list of files: wait until the pictures of the last release have stopped.
    await this.#drawing
    // Only with https: over plain http the header would promise what the site cannot keep.
    const https = config.PUBLIC_URL?.startsWith('https:')
    const more: Record<string, string> = https ? { 'strict-transport-security': 'max-age=31536000' } : {}
    // The same setting as the command of deploy/systemd uses: otherwise each would delete the files of the other.
    const compressed = !config.PUBLISH_TARGET.startsWith('s3://')
    const options = { access: config, api: config.API_URL, more, compressed }
    const exported = await exportRelease(this.#store, release, config.PUBLISH_TARGET, options)
    // The site is deployed. If the hook fails, a CDN shows the old pages a while longer.
    if (config.PUBLISH_HOOK)
      await tellHook(config.PUBLISH_HOOK, release.id, exported).catch(error =>
        log({ level: 'error', what: 'publish hook', error: errorText(error) }),
      )
    this.#drawing = exportPictures(this.#pictures, release, config.PUBLISH_TARGET, wanted, config).catch(
      error => {
        if (wanted()) log({ level: 'error', what: 'pictures of shared links', error: errorText(error) })
      },
    )
  }

  /** Resolves when no pictures are being drawn any more. */
  async end(): Promise<void> {
    await this.#queue(() => this.#drawing)
  }
}

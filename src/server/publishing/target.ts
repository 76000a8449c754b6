import pLimit from 'p-limit'
import { exportPictures, exportRelease } from '#publishing/release/export.ts'
import { tellHook } from '#publishing/release/purge.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { SharePictures } from '#publishing/share/pictures.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'

/** Where releases are copied to: the folder or bucket of PUBLISH_TARGET, if there is one. */
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

  /** Brings it to the release; pictures that nobody has asked for yet are drawn afterwards, while it is still `wanted`. */
  bring(release: Release, wanted: () => boolean): Promise<void> {
    return this.#queue(() => this.#bring(release, wanted))
  }

  async #bring(release: Release, wanted: () => boolean): Promise<void> {
    const { config, log } = this.#deps
    if (!config.PUBLISH_TARGET) return
    // The folder has one list of what lies in it: what still draws for the last release ends first.
    await this.#drawing
    // A promise that a visitor of plain http could not keep.
    const https = config.PUBLIC_URL?.startsWith('https:')
    const more: Record<string, string> = https ? { 'strict-transport-security': 'max-age=31536000' } : {}
    // As the command of deploy/systemd writes it: otherwise each would take from the other's folder.
    const compressed = !config.PUBLISH_TARGET.startsWith('s3://')
    const options = { access: config, api: config.API_URL, more, compressed }
    const exported = await exportRelease(this.#store, release, config.PUBLISH_TARGET, options)
    // The site is there; a CDN that did not hear of it shows the old one a while longer.
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

  /** What is still being drawn has ended. */
  async end(): Promise<void> {
    await this.#queue(() => this.#drawing)
  }
}

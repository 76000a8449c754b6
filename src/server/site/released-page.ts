import { headersOf } from '#publishing/release/headers.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { ReleasedPage } from '../kernel/deps.ts'

/** A public page of a release as text, with its policy, to be sent with something filled in. */
export async function releasedPage(
  store: SiteStore,
  release: Release,
  path: string,
): Promise<ReleasedPage | null> {
  const name = `${path.replace(/^\/+/, '')}.html`
  const file = Object.hasOwn(release.files, name) ? release.files[name] : undefined
  if (!file) return null
  const policy = headersOf(release, name, file)['content-security-policy'] as string
  return { html: (await store.read(file)).toString('utf8'), policy }
}

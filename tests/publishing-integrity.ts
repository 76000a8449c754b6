import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteStore } from '#publishing/release/site-store.ts'

const elsewhere = /^\/(api|patients|admins|auth|og|media)(\/|$)/

/** The faults of the served release: missing or changed files, and broken links of its pages. */
export async function faultsOf(store: SiteStore): Promise<string[]> {
  const release = await store.current()
  if (!release) return ['there is no release']
  const faults: string[] = []
  for (const [path, file] of Object.entries(release.files)) {
    const bytes = await store.read(file).catch(() => null)
    const hash = bytes && createHash('sha256').update(bytes).digest('hex')
    if (hash !== file.hash) faults.push(`${path} ${bytes ? 'has other bytes' : 'is missing'}`)
    if (!bytes) continue
    if (file.br && !brotliDecompressSync(await store.read(file, 'br')).equals(bytes))
      faults.push(`${path}.br`)
    if (file.gz && !gunzipSync(await store.read(file, 'gz')).equals(bytes)) faults.push(`${path}.gz`)
    if (!path.endsWith('.html')) continue
    for (const [, target = ''] of bytes.toString('utf8').matchAll(/\shref="(\/[^"?#]*)/g)) {
      const bare = decodeURIComponent(target).replace(/^\/|\/$/g, '')
      const names = bare === '' ? ['index.html'] : [bare, `${bare}.html`]
      if (!elsewhere.test(target) && !names.some(name => Object.hasOwn(release.files, name)))
        faults.push(`${path} links to ${target}`)
    }
  }
  return faults
}

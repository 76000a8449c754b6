import {
  chatFrameTemplate,
  filePolicy,
  fillPolicy,
  type PageSources,
  policyTemplate,
  vendorSources,
  workerPolicy,
} from './policy.ts'
import type { HeaderRules, Release, ReleaseFile, Sort } from './release.ts'

export const chatFrame = 'chat/frame.html'
export const serviceWorker = 'service-worker.js'
/** The portal is one page an area; the router in it knows the rest of the path. */
export const isShell = (path: string): boolean => /^(patients|admins|auth)\.html$/.test(path)

/** Scripts show doctors that the page itself does not name: a page may have the pictures of all. */
const pictureHosts = new WeakMap<Release, string[]>()
function picturesOf(release: Release): string[] {
  const known = pictureHosts.get(release)
  if (known) return known
  const hosts = [...new Set(Object.values(release.files).flatMap(file => file.pictures ?? []))].sort()
  pictureHosts.set(release, hosts)
  return hosts
}

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map(name => `${name}=()`)
  .join(', ')

/** What is answered alike, but for what a page itself brings. */
function sortOf(path: string, type: string): Sort {
  if (path === chatFrame) return 'chat'
  if (path === serviceWorker) return 'worker'
  // The doors are everybody's.
  if (path === 'auth.html') return 'door'
  if (isShell(path)) return 'shell'
  if (type.startsWith('text/html')) return path.endsWith('404.html') ? 'lost' : 'page'
  const asset = path.startsWith('_assets/')
  if (type === 'image/svg+xml') return asset ? 'assetDrawing' : 'drawing'
  return asset ? 'asset' : 'file'
}

/** The headers by which a browser keeps a file to what it is for, and how long it may keep it. */
export function headerRules(): HeaderRules {
  const guarded = (cacheControl: string, more: Record<string, string>) => ({
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    ...more,
  })
  const document = (portal: boolean) => ({
    'content-security-policy': policyTemplate(portal),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  const file = { 'content-security-policy': filePolicy }
  // A drawing opened by itself is a document. Ours have no styles inside: tests/policies.test.ts.
  const vector = { 'content-security-policy': `${filePolicy}; sandbox` }
  const asset = { 'content-security-policy': workerPolicy }
  // The specification's `{token}` is an unfilled placeholder; `no-cache` in its stead has a returning reader ask by ETag.
  const asked = 'public, max-age=86400, no-cache'
  const forGood = 'public, max-age=31536000, immutable'
  return {
    page: guarded(asked, document(false)),
    lost: guarded('no-cache', document(false)),
    door: guarded(asked, document(true)),
    shell: guarded('private, max-age=3600, no-cache', document(true)),
    chat: guarded(asked, { 'content-security-policy': chatFrameTemplate }),
    worker: guarded('no-cache', { 'content-security-policy': workerPolicy }),
    drawing: guarded(asked, vector),
    file: guarded(asked, file),
    assetDrawing: guarded(forGood, vector),
    // A preview is a document of no origin, and these are everybody's: without it its letters and scripts stay out.
    asset: guarded(forGood, { ...asset, 'access-control-allow-origin': '*' }),
  }
}

/** Releases of before travel without. */
const ours = headerRules()

/**
 * What a file of the release is answered with, by our own server and by every host that we write a configuration for:
 * one source, so that a page is as safe wherever it lies.
 */
export function headersOf(
  release: Release,
  path: string,
  { type, vendors, ...sources }: PageSources & Pick<ReleaseFile, 'type'>,
): Record<string, string> {
  const sort = sortOf(path, type)
  const { 'content-security-policy': template, ...headers } = (release.headers ?? ours)[sort] ?? ours[sort]
  if (template === undefined) return headers
  const filled = { ...sources, pictures: picturesOf(release), ...vendorSources(vendors) }
  return { ...headers, 'content-security-policy': fillPolicy(template, filled) }
}

import { chatFramePolicy, contentSecurityPolicy, type PageSources, serviceWorkerPolicy } from './policy.ts'
import type { Release, ReleaseFile } from './site-store.ts'

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

/** The specification's `{token}` is an unfilled placeholder; `no-cache` in its stead has a returning reader ask by ETag. */
function cacheControl(path: string): string {
  if (path === serviceWorker) return 'no-cache'
  if (path.startsWith('_assets/')) return 'public, max-age=31536000, immutable'
  // The doors are everybody's.
  return isShell(path) && path !== 'auth.html'
    ? 'private, max-age=3600, no-cache'
    : 'public, max-age=86400, no-cache'
}

/** The headers by which a browser keeps a file to what it is for. */
function guards(
  release: Release,
  path: string,
  { type, vendors, ...sources }: PageSources & Pick<ReleaseFile, 'type'>,
): Record<string, string> {
  if (path === chatFrame) return { 'content-security-policy': chatFramePolicy(vendors) }
  if (path === serviceWorker) return { 'content-security-policy': serviceWorkerPolicy }
  if (type.startsWith('text/html'))
    return {
      'content-security-policy': contentSecurityPolicy(
        { ...sources, pictures: picturesOf(release) },
        isShell(path),
      ),
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    }
  if (type === 'image/svg+xml')
    return { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
  // A preview is a document of no origin, and these are everybody's: without it its letters and scripts stay out.
  if (path.startsWith('_assets/')) return { 'access-control-allow-origin': '*' }
  return {}
}

/**
 * What a file of the release is answered with, by our own server and by every host that we write a configuration for:
 * one source, so that a page is as safe wherever it lies.
 */
export const headersOf = (
  release: Release,
  path: string,
  file: PageSources & Pick<ReleaseFile, 'type'>,
): Record<string, string> => ({
  'cache-control': path.endsWith('404.html') ? 'no-cache' : cacheControl(path),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  ...guards(release, path, file),
})

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
/** The portal has one HTML file for each area; its router handles the rest of the path. */
export const isShell = (path: string): boolean => /^(patients|admins|auth)\.html$/.test(path)

/** Scripts may show any doctor, so each page allows the picture hosts of the whole release. */
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
// The list of locations asks for the reader's position at a press. The portal may not; a host has one rule for a folder,
// so the files beside the pages have the same.
const publicPermissions = permissions.replace('geolocation=()', 'geolocation=(self)')

/** The group of files with the same headers, apart from the sources of each page. */
function sortOf(path: string, type: string): Sort {
  if (path === chatFrame) return 'chat'
  if (path === serviceWorker) return 'worker'
  // The sign-in pages are the same for patients and administrators.
  if (path === 'auth.html') return 'door'
  if (isShell(path)) return 'shell'
  if (type.startsWith('text/html')) return path.endsWith('404.html') ? 'lost' : 'page'
  const asset = path.startsWith('_assets/')
  if (type === 'image/svg+xml') return asset ? 'assetDrawing' : 'drawing'
  return asset ? 'asset' : 'file'
}

/** The security and cache headers of each group of files. */
export function headerRules(): HeaderRules {
  const common = (cacheControl: string, more: Record<string, string>) => ({
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...more,
  })
  const guarded = (cacheControl: string, more: Record<string, string>) =>
    common(cacheControl, { 'permissions-policy': publicPermissions, ...more })
  const document = (portal: boolean) => ({
    ...(portal && { 'permissions-policy': permissions }),
    'content-security-policy': policyTemplate(portal),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  const file = { 'content-security-policy': filePolicy }
  // An SVG that is opened directly is a document. Its style sheet holds the colours of the dark scheme; Firefox applies
  // this policy to a picture in a page too.
  const vector = { 'content-security-policy': `${filePolicy}; style-src 'unsafe-inline'; sandbox` }
  const asset = { 'content-security-policy': workerPolicy }
  // The specification's `{token}` is an unfilled placeholder. We use `no-cache`: the browser then revalidates by ETag.
  const revalidated = 'public, max-age=86400, no-cache'
  const immutable = 'public, max-age=31536000, immutable'
  return {
    page: guarded(revalidated, document(false)),
    lost: guarded('no-cache', document(false)),
    door: guarded(revalidated, document(true)),
    shell: guarded('private, max-age=3600, no-cache', document(true)),
    chat: guarded(revalidated, { 'content-security-policy': chatFrameTemplate }),
    worker: guarded('no-cache', { 'content-security-policy': workerPolicy }),
    drawing: guarded(revalidated, vector),
    file: guarded(revalidated, file),
    // Assets ask for no permission, and a screen of the portal needs twenty of them: over HTTP/1.1 the header is 5 KB.
    assetDrawing: common(immutable, vector),
    // A preview is a document without an origin. Without this header it could not load fonts and scripts, which are
    // public.
    asset: common(immutable, { ...asset, 'access-control-allow-origin': '*' }),
  }
}

/** For releases of earlier versions, which have no header rules. */
const ours = headerRules()

/**
 * The headers of a file of the release, for our own server and for each host that we write a configuration for. A
 * single source, so that a page has the same protection on every host.
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

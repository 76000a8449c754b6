import { createHash } from 'node:crypto'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { headersFile, hostHeaders, hostRedirects, redirectsFile } from '../hosting/host-files.ts'
import { mapLimit } from '../limit-concurrency.ts'
import type { SharePictures } from '../share/pictures.ts'
import type { BucketAccess } from './bucket.ts'
import { headersOf } from './headers.ts'
import type { Release, ReleaseFile } from './release.ts'
import { hasEncoding, type SiteStore } from './site-store.ts'
import { openTarget } from './targets.ts'

const isShare = (path: string) => path.startsWith('og/')

export interface Exported {
  written: string[]
  removed: string[]
  /** The size of the written files. */
  bytes: number
}

export interface ExportOptions {
  access?: BucketAccess
  /** Also writes the compressed forms beside each file, for web servers that serve them directly. */
  compressed?: boolean
  /** The address of the API, for hosts that proxy requests. */
  api?: string | undefined
  /** Headers in addition to those of each file. */
  more?: Record<string, string>
  /** Asked before each file: false once another process deploys to the target. */
  wanted?: () => boolean
  steps?: Steps
}

/** How many files are written between two updates of the list, which has megabytes for a large site. */
const noteEvery = 2000
const noAccess: BucketAccess = { S3_REGION: 'us-east-1' }

/** Upload order: a page may be published only after the assets that it links to. */
const turnOf = (path: string) => (path === 'service-worker.js' ? 2 : path.endsWith('.html') ? 1 : 0)

/** The files for the target, in upload order. */
function* piecesOf(store: SiteStore, release: Release, { compressed, api, more }: ExportOptions) {
  const files = Object.entries(release.files).sort(([a], [b]) => turnOf(a) - turnOf(b))
  const piece = (path: string, turn: number, hash: string, of: ReleaseFile, read: () => Promise<Buffer>) => ({
    path,
    turn,
    hash,
    // A function, as it is called for written files only: the policy of every page of a large site takes long to
    // compute.
    headers: () => ({ ...headersOf(release, path, of), 'content-type': of.type }),
    read,
  })
  for (const [path, file] of files) {
    const turn = turnOf(path)
    yield piece(path, turn, file.hash, file, () => store.read(file))
    for (const encoding of compressed ? (['br', 'gz'] as const) : [])
      if (hasEncoding(file, encoding))
        yield piece(`${path}.${encoding}`, turn, file.hash, file, () => store.read(file, encoding))
  }
  for (const [path, text] of [
    [headersFile, hostHeaders(release, more)],
    [redirectsFile, hostRedirects(release, api)],
  ] as const) {
    const bytes = Buffer.from(text)
    const hash = createHash('sha256').update(bytes).digest('hex')
    yield piece(
      path,
      3,
      hash,
      { hash, size: bytes.length, type: 'text/plain; charset=utf-8' },
      async () => bytes,
    )
  }
}

/**
 * Deploys a release to a target. Writes only changed files, each under a temporary name first where the target
 * supports it; deletes old files last. Keeps the share pictures.
 */
export async function exportRelease(
  store: SiteStore,
  release: Release,
  target: string,
  options: ExportOptions = {},
): Promise<Exported> {
  const { steps = noSteps, wanted = () => true } = options
  const refuseUnwanted = () => {
    if (!wanted()) throw new Error('Another process publishes now.')
  }
  steps.begin('Comparing with the target')
  const { before, atOnce, write, note, close } = await openTarget(target, options.access ?? noAccess)
  const pieces = [...piecesOf(store, release, options)]
  // An empty hash marks a file as incomplete: an interrupted export writes it again.
  const changed = pieces.filter(({ path, hash }) => before[path] !== hash)
  const there = { ...before }
  for (const { path } of changed) there[path] = ''
  if (changed.length > 0) await note(there)
  const list: Record<string, string> = {}
  for (const [path, hash] of Object.entries(before)) if (isShare(path)) list[path] = hash
  for (const { path, hash } of pieces) list[path] = hash
  let [written, bytes] = [0, 0]
  steps.begin('Writing files', changed.length)
  for (const [, together] of Map.groupBy(changed, piece => piece.turn))
    await mapLimit(together, atOnce, async ({ path, hash, headers, read }) => {
      const content = await read()
      refuseUnwanted()
      await write(path, content, headers())
      bytes += content.length
      there[path] = hash
      // An interrupted export continues from this list.
      steps.at(++written)
      if (written % noteEvery === 0) await note(there)
    })
  refuseUnwanted()
  return { written: changed.map(({ path }) => path), removed: await close(list), bytes }
}

/**
 * Deploys the share pictures to the same target. Draws those that do not exist yet, about twelve a second. Stops early
 * once `wanted` returns false, and continues the next time.
 */
export async function exportPictures(
  pictures: SharePictures,
  release: Release,
  target: string,
  wanted: () => boolean = () => true,
  access: BucketAccess = noAccess,
  steps: Steps = noSteps,
): Promise<Exported> {
  const { before, write } = await openTarget(target, access)
  const list: Record<string, string> = {}
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
  const written: string[] = []
  let bytes = 0
  const failures: unknown[] = []
  const addresses = [...pictures.addressesIn(release)]
  steps.begin('Drawing pictures of shared links', addresses.length)
  for (const [index, address] of addresses.entries()) {
    steps.at(index)
    const path = address.slice(1)
    // After a failure or a stop, pictures that were deployed before stay on the list.
    const picture =
      failures.length === 0 && wanted()
        ? await pictures.read(release, address).catch(error => {
            failures.push(error)
            return null
          })
        : null
    const tag = picture?.tag ?? before[path]
    if (tag) list[path] = tag
    if (!picture || before[path] === tag) continue
    await write(path, picture.png, headers)
    written.push(path)
    bytes += picture.png.length
  }
  const isListed = Object.keys(before).every(path => !isShare(path) || Object.hasOwn(list, path))
  if (written.length === 0 && isListed) {
    if (failures.length > 0) throw failures[0]
    return { written, removed: [], bytes }
  }
  // Another export may have ended while this one drew pictures: keep the files on its list.
  const last = await openTarget(target, access)
  const others = Object.entries(last.before).filter(([path]) => !isShare(path))
  const removed = await last.close({ ...Object.fromEntries(others), ...list })
  if (failures.length > 0) throw failures[0]
  return { written, removed, bytes }
}

import { createHash } from 'node:crypto'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { headersFile, hostHeaders, hostRedirects, redirectsFile } from '../hosting/host-files.ts'
import { mapLimit } from '../limit-concurrency.ts'
import type { SharePictures } from '../share/pictures.ts'
import type { BucketAccess } from './bucket.ts'
import { headersOf } from './headers.ts'
import type { Release, ReleaseFile } from './release.ts'
import { hasForm, type SiteStore } from './site-store.ts'
import { openTarget } from './targets.ts'

const isShare = (path: string) => path.startsWith('og/')

export interface Exported {
  written: string[]
  removed: string[]
}

export interface ExportOptions {
  access?: BucketAccess
  /** With the compressed forms beside each file, for servers that take them from there. */
  compressed?: boolean
  /** Where the API answers, for hosts that pass requests on. */
  api?: string | undefined
  /** Headers beyond those of each file. */
  more?: Record<string, string>
  steps?: Steps
}

/** The list of a large site is megabytes itself. */
const noteEvery = 2000
const noAccess: BucketAccess = { S3_REGION: 'us-east-1' }

/** Readers may find a page once the assets that it names are there. */
const turnOf = (path: string) => (path === 'service-worker.js' ? 2 : path.endsWith('.html') ? 1 : 0)

/** What goes to the target, in the order in which readers may find it. */
function* piecesOf(store: SiteStore, release: Release, { compressed, api, more }: ExportOptions) {
  const files = Object.entries(release.files).sort(([a], [b]) => turnOf(a) - turnOf(b))
  const piece = (path: string, turn: number, hash: string, of: ReleaseFile, read: () => Promise<Buffer>) => ({
    path,
    turn,
    hash,
    // Of what travels alone: it is nearly nothing, and the policy of each page of a large site is much work.
    headers: () => ({ ...headersOf(release, path, of), 'content-type': of.type }),
    read,
  })
  for (const [path, file] of files) {
    const turn = turnOf(path)
    yield piece(path, turn, file.hash, file, () => store.read(file))
    for (const encoding of compressed ? (['br', 'gz'] as const) : [])
      if (hasForm(file, encoding))
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
 * Brings a target to a release: only changed files travel, each under another name first where that can be had; what is
 * gone goes last. The pictures of shared links stay.
 */
export async function exportRelease(
  store: SiteStore,
  release: Release,
  target: string,
  options: ExportOptions = {},
): Promise<Exported> {
  const { steps = noSteps } = options
  steps.begin('Comparing with the target')
  const { before, atOnce, write, note, close } = await openTarget(target, options.access ?? noAccess)
  const pieces = [...piecesOf(store, release, options)]
  // Until this has ended nobody knows which of them are there: one that is cut short leaves them to be written again.
  const changed = pieces.filter(({ path, hash }) => before[path] !== hash)
  const there = { ...before }
  for (const { path } of changed) there[path] = ''
  if (changed.length > 0) await note(there)
  const list: Record<string, string> = {}
  for (const [path, hash] of Object.entries(before)) if (isShare(path)) list[path] = hash
  for (const { path, hash } of pieces) list[path] = hash
  let written = 0
  steps.begin('Writing files', changed.length)
  for (const [, together] of Map.groupBy(changed, piece => piece.turn))
    await mapLimit(together, atOnce, async ({ path, hash, headers, read }) => {
      await write(path, await read(), headers())
      there[path] = hash
      // What is cut short goes on from here.
      steps.at(++written)
      if (written % noteEvery === 0) await note(there)
    })
  return { written: changed.map(({ path }) => path), removed: await close(list) }
}

/**
 * Brings the pictures of shared links into such a target. Those that nobody has asked for yet are drawn, some twelve a
 * second; it stops half way, and goes on the next time, once they are no longer `wanted`.
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
  const failures: unknown[] = []
  const addresses = [...pictures.addressesIn(release)]
  steps.begin('Drawing pictures of shared links', addresses.length)
  for (const [index, address] of addresses.entries()) {
    steps.at(index)
    const path = address.slice(1)
    // What is drawn already is listed, whatever comes between.
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
  }
  const isListed = Object.keys(before).every(path => !isShare(path) || Object.hasOwn(list, path))
  if (written.length === 0 && isListed) {
    if (failures.length > 0) throw failures[0]
    return { written, removed: [] }
  }
  // An export may have ended while this drew: what it listed counts.
  const last = await openTarget(target, access)
  const others = Object.entries(last.before).filter(([path]) => !isShare(path))
  const removed = await last.close({ ...Object.fromEntries(others), ...list })
  if (failures.length > 0) throw failures[0]
  return { written, removed }
}

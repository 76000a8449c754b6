import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '#publishing/release/release.ts'
import { pathOf } from '#publishing/render/site-renderer.ts'

/**
 * Delays of the checks in milliseconds: another process, or a host that copies files, needs time to show the new
 * release.
 */
const retryDelays = [0, 200, 1_000, 3_000]
const maxPages = 3

/** Compares the public address with a release: null if they are equal, else what is wrong and on which page. */
export async function findDifference(
  address: string,
  release: Release,
  changed: readonly string[],
  isCurrent: () => boolean,
): Promise<string | null> {
  const pages = changed.filter(
    path => path.endsWith('.html') && release.files[path] && !/(^|\/)404\.html$/.test(path),
  )
  for (const page of pages.slice(0, maxPages)) {
    const url = new URL(pathOf(page), address)
    let wrong: string | null = null
    for (const wait of retryDelays) {
      await pause(wait)
      if (!isCurrent()) return null
      wrong = await pageDifference(url, release.files[page]?.hash as string)
      if (!wrong) break
    }
    if (wrong) return `The release stands, but ${url} does not show it: ${wrong}.`
  }
  return null
}

async function pageDifference(url: URL, hash: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(5_000),
    })
    const body = Buffer.from(await response.arrayBuffer())
    if (!response.ok) return `it answered ${response.status}`
    return createHash('sha256').update(body).digest('hex') === hash ? null : 'its bytes are others'
  } catch (error) {
    const { cause } = error as Error & { cause?: { code?: string } }
    return `it could not be reached (${cause?.code ?? (error as Error).name})`
  }
}

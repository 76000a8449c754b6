import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { SharePictures } from './share/pictures.ts'
import type { Release, SiteStore } from './site-store.ts'

const listName = '.rawat-files.json'
const isShare = (path: string) => path.startsWith('og/')

export interface Exported {
  written: string[]
  removed: string[]
}

/** A folder as any static host serves it, with a list of what we wrote into it: path and hash. */
async function openFolder(folder: string) {
  const target = resolve(folder)
  await mkdir(target, { recursive: true })
  const before: Record<string, string> = await readFile(join(target, listName), 'utf8').then(
    JSON.parse,
    () => ({}),
  )
  const write = async (path: string, bytes: Buffer) => {
    const full = join(target, path)
    await mkdir(dirname(full), { recursive: true })
    const temporary = `${full}.${randomUUID()}`
    await writeFile(temporary, bytes)
    await rename(temporary, full)
  }
  /** Removes what is named no more, and keeps the new list. */
  const close = async (list: Record<string, string>): Promise<string[]> => {
    // The list lies where a host's own tools write, too: what it names outside the folder is nothing of ours.
    const inside = (path: string) => resolve(target, path).startsWith(target + sep)
    const removed = Object.keys(before).filter(path => !Object.hasOwn(list, path) && inside(path))
    for (const path of removed) await rm(join(target, path), { force: true })
    await writeFile(join(target, `${listName}.new`), JSON.stringify(list))
    await rename(join(target, `${listName}.new`), join(target, listName))
    return removed
  }
  return { before, write, close }
}

/**
 * Brings a folder, as any static host serves it, to a release: only changed files are written, each under another name
 * first; pages come after the assets they name, and what is gone goes last. The pictures of shared links stay.
 */
export async function exportRelease(store: SiteStore, release: Release, folder: string): Promise<Exported> {
  const { before, write, close } = await openFolder(folder)
  const order = ([path]: readonly [string, unknown]) =>
    path === 'service-worker.js' ? 2 : path.endsWith('.html') ? 1 : 0
  const files = Object.entries(release.files).sort((a, b) => order(a) - order(b))
  const written: string[] = []
  for (const [path, file] of files) {
    if (before[path] === file.hash) continue
    await write(path, await store.read(file))
    written.push(path)
  }
  const pictures = Object.entries(before).filter(([path]) => isShare(path))
  const list = files.map(([path, { hash }]) => [path, hash] as const)
  return { written, removed: await close(Object.fromEntries([...pictures, ...list])) }
}

/**
 * Brings the pictures of shared links into such a folder. Those that nobody has asked for yet are drawn, some twelve a
 * second; it stops half way, and goes on the next time, once they are no longer `wanted`.
 */
export async function exportPictures(
  pictures: SharePictures,
  release: Release,
  folder: string,
  wanted: () => boolean = () => true,
): Promise<Exported> {
  const { before, write, close } = await openFolder(folder)
  const list = Object.fromEntries(Object.entries(before).filter(([path]) => !isShare(path)))
  const written: string[] = []
  const failures: unknown[] = []
  for (const address of pictures.addressesIn(release)) {
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
    await write(path, picture.png)
    written.push(path)
  }
  const removed = await close(list)
  if (failures.length > 0) throw failures[0]
  return { written, removed }
}

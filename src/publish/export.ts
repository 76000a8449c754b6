import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Release, SiteStore } from './site-store.ts'

const listName = '.rawat-files.json'

export interface Exported {
  written: string[]
  removed: string[]
}

/**
 * Brings a folder, as any static host serves it, to a release: only changed files are written, each under another name
 * first; pages come after the assets they name, and what is gone goes last.
 */
export async function exportRelease(store: SiteStore, release: Release, folder: string): Promise<Exported> {
  const target = resolve(folder)
  await mkdir(target, { recursive: true })
  const before: Record<string, string> = await readFile(join(target, listName), 'utf8').then(
    JSON.parse,
    () => ({}),
  )
  const order = (path: string) => (path.endsWith('.html') ? 1 : 0)
  const paths = Object.keys(release.files).sort((a, b) => order(a) - order(b))
  const written: string[] = []
  for (const path of paths) {
    const file = release.files[path]
    if (!file || before[path] === file.hash) continue
    const full = join(target, path)
    await mkdir(dirname(full), { recursive: true })
    const temporary = `${full}.${randomUUID()}`
    await writeFile(temporary, await store.read(file))
    await rename(temporary, full)
    written.push(path)
  }
  // The list lies where a host's own tools write, too: what it names outside the folder is nothing of ours.
  const inside = (path: string) => resolve(target, path).startsWith(target + sep)
  const removed = Object.keys(before).filter(path => !Object.hasOwn(release.files, path) && inside(path))
  for (const path of removed) await rm(join(target, path), { force: true })
  const list = Object.fromEntries(paths.map(path => [path, release.files[path]?.hash]))
  await writeFile(join(target, `${listName}.new`), JSON.stringify(list))
  await rename(join(target, `${listName}.new`), join(target, listName))
  return { written, removed }
}

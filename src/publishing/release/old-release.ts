import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from './release.ts'

type Files = Release['files']

/**
 * A release as earlier versions stored it: under its id, with the whole list of files or the difference from a shared
 * list. After an upgrade it is served until the first release of this version.
 */
export async function readOldRelease(directory: string, id: string): Promise<Release> {
  const read = async (name: string) => JSON.parse(await readFile(join(directory, name), 'utf8'))
  const { list, changed = {}, gone = [], files, ...head } = await read(`releases/${id}.json`)
  if (files) return { ...head, files }
  const all: Files = await read(`lists/${list}.json`)
  for (const path of gone) delete all[path]
  return { ...head, files: Object.assign(all, changed) }
}

import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new or changed name survives a power cut only after its folder has been synced to the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and syncs names by itself.
  if (process.platform !== 'win32') await syncPath(path)
}

/** Syncs everything in a folder to the disk, before a rename marks it as complete. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Windows syncs only files that are opened for writing.
  const files = process.platform === 'win32' ? [] : entries.filter(entry => entry.isFile())
  // Several at once: the disk can then combine the writes.
  for (let at = 0; at < files.length; at += 32)
    await Promise.all(
      files.slice(at, at + 32).map(({ parentPath, name }) => syncPath(join(parentPath, name))),
    )
  for (const { parentPath, name } of entries.filter(entry => entry.isDirectory()))
    await syncFolder(join(parentPath, name))
  await syncFolder(folder)
}

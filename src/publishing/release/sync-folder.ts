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

/** A new or changed name in a folder survives a power cut only once the folder itself has been written to the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folder, and writes names by itself.
  if (process.platform !== 'win32') await syncPath(path)
}

/** Writes everything in a folder to the disk, so that its new name may say that it is whole. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Windows syncs only what was opened for writing.
  const files = process.platform === 'win32' ? [] : entries.filter(entry => entry.isFile())
  // Some at once: the disk then writes them together.
  for (let at = 0; at < files.length; at += 32)
    await Promise.all(
      files.slice(at, at + 32).map(({ parentPath, name }) => syncPath(join(parentPath, name))),
    )
  for (const { parentPath, name } of entries.filter(entry => entry.isDirectory()))
    await syncFolder(join(parentPath, name))
  await syncFolder(folder)
}

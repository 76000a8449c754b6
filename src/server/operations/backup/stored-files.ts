import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Steps } from '#terminal/steps.ts'
import { incomingFolder } from '../../storage/storage.ts'
import type { Storage } from '../../storage/store.ts'
import { filePath, type Manifest } from './manifest.ts'
import { ByteDigest } from './row-digest.ts'

/**
 * Copies a stored file into a backup; null if it no longer exists. The content of a key never changes, so the file of
 * the last backup is hard-linked if the disk supports it: each backup is complete, and an old video takes its space
 * once.
 */
export async function backUpFile(
  storage: Storage,
  key: string,
  path: string,
  last: string | null,
): Promise<{ size: number; sha256: string } | null> {
  const source = await storage.read(key)
  if (!source) return null
  const bytes = new ByteDigest()
  const known = last ? filePath(last, key) : null
  if (
    known &&
    (await link(known, path).then(
      () => true,
      () => false,
    ))
  ) {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    await pipeline(source, bytes, nowhere)
    const found = { size: bytes.size, sha256: bytes.sha256() }
    if (await holds(path, found)) return found
    await rm(path)
    return backUpFile(storage, key, path, null)
  }
  await pipeline(source, bytes, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  return { size: bytes.size, sha256: bytes.sha256() }
}

async function holds(path: string, wanted: { size: number; sha256: string }): Promise<boolean> {
  const bytes = new ByteDigest()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(path), bytes, nowhere)
  return bytes.size === wanted.size && bytes.sha256() === wanted.sha256
}

/** Restores the files of a backup to the storage, under the keys that the rows contain. */
export async function restoreFiles(
  folder: string,
  files: Manifest['files'],
  storage: Storage,
  dataDir: string,
  steps: Steps,
): Promise<void> {
  if (files.length === 0) return
  steps.begin('Restoring files', files.length)
  // On the disk of the storage, so that moving a file there is a rename.
  const incoming = incomingFolder({ DATA_DIR: dataDir })
  await mkdir(incoming, { recursive: true, mode: 0o700 }).catch(() => {})
  const between = await mkdtemp(join(incoming, 'restore-')).catch(() =>
    mkdtemp(join(tmpdir(), 'rawat-restore-')),
  )
  try {
    for (const [index, { key }] of files.entries()) {
      steps.at(index)
      const path = join(between, key)
      await copyFile(filePath(folder, key), path)
      await storage.putBack(key, path)
    }
  } finally {
    await rm(between, { recursive: true, force: true })
  }
}

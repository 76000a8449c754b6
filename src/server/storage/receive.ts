import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface Received {
  /** Temporary file outside all served folders. The caller has to move or delete it. */
  path: string
  size: number
  sha256: string
}

/**
 * Streams an upload into a private temporary file and counts the bytes, as Content-Length cannot be trusted. An upload
 * that is too large is read to its end, so that the client receives the response, but it is not stored.
 */
export async function receive(
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
  max: number,
): Promise<Received | 'tooLarge'> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(16).toString('hex'))
  const hash = createHash('sha256')
  let size = 0
  let kept = false
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > max) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    // Flush the bytes to the disk before the row is written.
    if (size <= max) await file.sync()
    kept = size <= max
  } finally {
    await file.close()
    if (!kept) await rm(path, { force: true })
  }
  return kept ? { path, size, sha256: hash.digest('hex') } : 'tooLarge'
}

import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file atomically: temporary name, flush, rename. Without the flush a power cut could leave an empty file in
 * place of a good one. The temporary name is unique, as two processes may share a folder.
 */
export async function writeAtomically(
  path: string,
  content: string | Buffer,
  mark: string = randomUUID(),
): Promise<void> {
  const temporary = `${path}.${mark}`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    // On a full disk each attempt would otherwise leave a temporary file.
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

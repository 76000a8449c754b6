import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/**
 * Another text under this name, in one step. It reaches the disk before the name does: otherwise a power cut leaves an
 * empty file in the place of a good one. Two processes may share a folder, and neither may rename the other's half.
 */
export async function writeAtomically(
  path: string,
  text: string,
  mark: string = randomUUID(),
): Promise<void> {
  const temporary = `${path}.${mark}`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    // Each look would leave another one on a full disk.
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

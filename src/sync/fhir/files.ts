import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SourceError } from '../source.ts'

export interface SourceFile {
  path: string
  name: string
  bytes: number
}

const remedy = 'Give the folder of a FHIR R4 export, with files such as Practitioner.ndjson or a Bundle.'

function unreadable(path: string, error: NodeJS.ErrnoException): SourceError {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    return new SourceError(`${path} does not exist. ${remedy}`)
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return new SourceError(
      `${path} may not be read by this user. Give the user who runs this command the right to read it.`,
    )
  return new SourceError(`${path} cannot be read: ${error.message}.`)
}

/** Turns a failed access to the source into a SourceError with the remedy. */
export async function readSource<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SourceError) throw error
    throw unreadable(path, error as NodeJS.ErrnoException)
  }
}

/** The NDJSON and JSON files of a folder, sorted by name; or the single file. */
export async function sourceFiles(path: string): Promise<SourceFile[]> {
  return readSource(path, async () => {
    const found = await stat(path)
    if (found.isFile()) return [{ path, name: basename(path), bytes: found.size }]
    const entries = await readdir(path, { withFileTypes: true })
    if (entries.length === 0) throw new SourceError(`${path} is empty. ${remedy}`)
    const names = entries
      .filter(entry => !entry.isDirectory() && /\.(ndjson|jsonl|json)$/i.test(entry.name))
      .map(entry => entry.name)
      .sort()
    if (names.length === 0) throw new SourceError(`${path} holds no *.ndjson or *.json file. ${remedy}`)
    return Promise.all(
      names.map(async name => {
        const file = join(path, name)
        return { path: file, name, bytes: (await readSource(file, () => stat(file))).size }
      }),
    )
  })
}

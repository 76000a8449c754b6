import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { mapLimit } from '../limit-concurrency.ts'
import { Bucket, type BucketAccess } from './bucket.ts'

/** A deploy target: a folder, or a bucket behind a CDN. It stores the list of files that we wrote. */
export interface Target {
  /** The files that we wrote: path and hash. */
  before: Record<string, string>
  /** The concurrency limit of uploads. */
  atOnce: number
  write(path: string, bytes: Buffer, headers: Record<string, string>): Promise<void>
  /** Stores a list without deleting any file. */
  note(list: Record<string, string>): Promise<void>
  /** Deletes the files that are no longer on the list, and stores the new list. */
  close(list: Record<string, string>): Promise<string[]>
}

const listName = '.rawat-files.json'
/** Each upload waits for its response; the first release of a large site has tens of thousands. */
const uploadsAtOnce = 16

/** `s3://bucket/folder`, or the path of a folder. */
export const openTarget = (address: string, access: BucketAccess): Promise<Target> =>
  address.startsWith('s3://') ? openBucket(address, access) : openFolder(address)

const missingFrom = (before: Record<string, string>, list: Record<string, string>) =>
  Object.keys(before).filter(path => !Object.hasOwn(list, path))

// The web server may run as another user, so the folder must be readable whatever our umask is.
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first) for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755)
}

/** A folder for any static host, with a list of the files that we wrote. */
async function openFolder(folder: string): Promise<Target> {
  const target = resolve(folder)
  await makeFolder(target)
  // After a power cut the list may be empty or cut off: then every file is written again.
  const before: Record<string, string> = await readFile(join(target, listName), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))
  const write = async (path: string, bytes: Buffer) => {
    const full = join(target, path)
    await makeFolder(dirname(full))
    const temporary = `${full}.${randomUUID()}`
    await writeFile(temporary, bytes)
    await chmod(temporary, 0o644)
    await rename(temporary, full)
  }
  const note = (list: Record<string, string>) => write(listName, Buffer.from(JSON.stringify(list)))
  const close = async (list: Record<string, string>) => {
    // Other tools may write into the folder, too: ignore listed paths outside it.
    const inside = (path: string) => resolve(target, path).startsWith(target + sep)
    const removed = missingFrom(before, list).filter(inside)
    for (const path of removed) await rm(join(target, path), { force: true })
    await note(list)
    return removed
  }
  return { before, atOnce: 1, write, note, close }
}

/** An object store adds no `.html` to a path, so a page is stored under its address, as the CDN requests it. */
const nameIn = (path: string) => (/(^|\/)(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''))

async function openBucket(address: string, access: BucketAccess): Promise<Target> {
  const bucket = new Bucket(address, access, uploadsAtOnce)
  const known = await bucket.read(listName)
  const before: Record<string, string> = known ? JSON.parse(known.toString()) : {}
  const write = (path: string, bytes: Buffer, headers: Record<string, string>) => {
    // The CDN must add the other headers: an object store keeps only those that describe the file.
    const { 'content-type': type = 'application/octet-stream', 'cache-control': cache = 'no-cache' } = headers
    return bucket.put(nameIn(path), bytes, { 'content-type': type, 'cache-control': cache })
  }
  const note = (list: Record<string, string>) =>
    bucket.put(listName, Buffer.from(JSON.stringify(list)), { 'content-type': 'application/json' })
  const close = async (list: Record<string, string>) => {
    const removed = missingFrom(before, list)
    await mapLimit(removed, uploadsAtOnce, path => bucket.remove(nameIn(path)))
    await note(list)
    return removed
  }
  return { before, atOnce: uploadsAtOnce, write, note, close }
}

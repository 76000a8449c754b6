import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { mapLimit } from '../limit-concurrency.ts'
import { Bucket, type BucketAccess } from './bucket.ts'

/** A place that shows the site to the public: a folder, or a bucket behind a CDN. It remembers what we put there. */
export interface Target {
  /** What we wrote into it: path and hash. */
  before: Record<string, string>
  /** So many files may travel at a time. */
  atOnce: number
  write(path: string, bytes: Buffer, headers: Record<string, string>): Promise<void>
  /** Keeps a list without removing anything. */
  note(list: Record<string, string>): Promise<void>
  /** Removes what is named no more, and keeps the new list. */
  close(list: Record<string, string>): Promise<string[]>
}

const listName = '.rawat-files.json'
/** Each waits for its answer; a large site's first release is tens of thousands. */
const uploadsAtOnce = 16

/** `s3://bucket/folder`, or the path of a folder. */
export const openTarget = (address: string, access: BucketAccess): Promise<Target> =>
  address.startsWith('s3://') ? openBucket(address, access) : openFolder(address)

const gone = (before: Record<string, string>, list: Record<string, string>) =>
  Object.keys(before).filter(path => !Object.hasOwn(list, path))

// Another user's server reads them, whatever our service keeps to itself by its umask.
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first) for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755)
}

/** A folder as any static host serves it, with a list of what we wrote into it. */
async function openFolder(folder: string): Promise<Target> {
  const target = resolve(folder)
  await makeFolder(target)
  const before: Record<string, string> = await readFile(join(target, listName), 'utf8').then(
    JSON.parse,
    () => ({}),
  )
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
    // The list lies where a host's own tools write, too: what it names outside the folder is nothing of ours.
    const inside = (path: string) => resolve(target, path).startsWith(target + sep)
    const removed = gone(before, list).filter(inside)
    for (const path of removed) await rm(join(target, path), { force: true })
    await note(list)
    return removed
  }
  return { before, atOnce: 1, write, note, close }
}

/** A store has no names without endings by itself: a page lies under its address, as a CDN in front asks for it. */
const nameIn = (path: string) => (/(^|\/)(index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''))

async function openBucket(address: string, access: BucketAccess): Promise<Target> {
  const bucket = new Bucket(address, access, uploadsAtOnce)
  const known = await bucket.read(listName)
  const before: Record<string, string> = known ? JSON.parse(known.toString()) : {}
  const write = (path: string, bytes: Buffer, headers: Record<string, string>) => {
    // The others are a CDN's to add: a store keeps only those that say what a file is.
    const { 'content-type': type = 'application/octet-stream', 'cache-control': cache = 'no-cache' } = headers
    return bucket.put(nameIn(path), bytes, { 'content-type': type, 'cache-control': cache })
  }
  const note = (list: Record<string, string>) =>
    bucket.put(listName, Buffer.from(JSON.stringify(list)), { 'content-type': 'application/json' })
  const close = async (list: Record<string, string>) => {
    const removed = gone(before, list)
    await mapLimit(removed, uploadsAtOnce, path => bucket.remove(nameIn(path)))
    await note(list)
    return removed
  }
  return { before, atOnce: uploadsAtOnce, write, note, close }
}

import { createReadStream } from 'node:fs'
import type { ImportFindings } from '../findings.ts'
import { SourceError } from '../source.ts'
import { type Bundle, type BundleEntry, Searches } from './bundles.ts'
import { isDocument, longest, partsOf } from './documents.ts'
import { readSource, type SourceFile, sourceFiles } from './files.ts'
import { isResourceType, type Resource, type ResourceType, resources } from './resources.ts'

/** A FHIR directory in memory: only the parts that we use, by id. */
export type Directory = { [T in ResourceType]: Map<string, Resource<T>> } & {
  /** Number of records read of each type, including those that are not used. */
  read: Record<string, number>
  /** The addresses of records in a Bundle: `urn:uuid:…` -> `Practitioner/123`. */
  aliases: Map<string, string>
}

export interface ReadOptions {
  findings: ImportFindings
  onBytes?: (read: number, total: number) => void
}

export const emptyDirectory = (): Directory => ({
  Practitioner: new Map(),
  PractitionerRole: new Map(),
  Location: new Map(),
  Organization: new Map(),
  HealthcareService: new Map(),
  read: {},
  aliases: new Map(),
})

/**
 * Reads a folder or one file. NDJSON is read line by line: a broken line is reported and the others are read. JSON (a
 * Bundle, a list or single records) must be complete.
 */
export async function readDirectory(path: string, { findings, onBytes }: ReadOptions): Promise<Directory> {
  const files = await sourceFiles(path)
  const total = files.reduce((sum, file) => sum + file.bytes, 0)
  const directory = emptyDirectory()
  const searches = new Searches()
  let bytes = 0
  const count = (more: number) => {
    bytes += more
    onBytes?.(bytes, total)
  }
  for (const file of files) {
    await readSource(file.path, async () => {
      if (await isDocument(file.path))
        return readDocument(directory, searches, file, { findings, onBytes: count })
      for await (const { number, text } of linesOf(file.path, count)) {
        const at = `${file.name}:${number}`
        if (text === null) findings.skipped.add('line', 'is longer than any record can be', at)
        else if (text.trim()) addDocument(directory, text, at, findings)
      }
    })
  }
  searches.refuseShort(path)
  refuseEmpty(directory, path, ', as NDJSON or JSON')
  return directory
}

async function readDocument(
  directory: Directory,
  searches: Searches,
  file: SourceFile,
  { findings, onBytes = () => {} }: ReadOptions,
): Promise<void> {
  for await (const part of partsOf(file.path, bytes => onBytes(bytes, 0))) {
    const at = `${file.name}:${part.number}`
    const json = parse(part.text, at, findings)
    if (json === undefined) continue
    if (part.of === 'entry') {
      searches.entry((json ?? {}) as BundleEntry)
      addEntry(directory, json as BundleEntry | null, at, findings)
    } else if (isBundle(json)) searches.end(json)
    else addRecord(directory, json, at, findings)
  }
}

const isBundle = (json: unknown): json is Bundle =>
  (json as { resourceType?: unknown } | null)?.resourceType === 'Bundle'

/** Throws SourceError if the source has no record of a type that we read. */
export function refuseEmpty(directory: Directory, source: string, form = ''): void {
  const types = Object.keys(resources)
  if (types.some(type => directory[type as ResourceType].size > 0)) return
  const others = Object.keys(directory.read)
  const found = others.length > 0 ? `only ${others.join(', ')}` : 'no FHIR record at all'
  throw new SourceError(`${source} holds ${found}. Rawat reads ${types.join(', ')} of FHIR R4${form}.`)
}

/** The records of one type. The cast restores what the type Directory states and a generic index loses. */
export const recordsOf = <T extends ResourceType>(directory: Directory, type: T): Map<string, Resource<T>> =>
  directory[type] as unknown as Map<string, Resource<T>>

function addDocument(directory: Directory, text: string, at: string, findings: ImportFindings): void {
  const json = parse(text, at, findings)
  if (json !== undefined) addRecord(directory, json, at, findings)
}

function parse(text: string, at: string, findings: ImportFindings): unknown {
  try {
    return JSON.parse(text)
  } catch {
    findings.skipped.add('line', 'is not JSON', at)
    return undefined
  }
}

export function addRecord(directory: Directory, json: unknown, at: string, findings: ImportFindings): void {
  const type = (json as { resourceType?: unknown } | null)?.resourceType
  if (typeof type !== 'string') {
    findings.skipped.add('line', 'is not a FHIR record: it says no resourceType', at)
    return
  }
  directory.read[type] = (directory.read[type] ?? 0) + 1
  if (isResourceType(type)) addChecked(directory, type, json, at, findings)
  const { id: parent, contained } = json as { id?: unknown; contained?: unknown }
  for (const one of Array.isArray(contained) ? contained : []) {
    const { resourceType, id } = (one ?? {}) as { resourceType?: unknown; id?: unknown }
    // Contained records: only the record around them can refer to them, by `#` and the id.
    if (isResourceType(resourceType) && typeof id === 'string')
      addChecked(directory, resourceType, { ...one, id: `${parent}#${id.replace(/^#/, '')}` }, at, findings)
  }
}

/** Takes the record of an entry; outcomes that a server reports about the search itself are no records. */
export function addEntry(
  directory: Directory,
  entry: BundleEntry | null,
  at: string,
  findings: ImportFindings,
): void {
  const { resource, fullUrl, search } = entry ?? {}
  if (search?.mode === 'outcome' || resource?.resourceType === 'OperationOutcome') return
  if (typeof fullUrl === 'string') {
    // A record whose only identity is its address in the Bundle has no other id.
    const urn = /^urn:(?:uuid|oid):(.+)$/i.exec(fullUrl)?.[1]
    const id = resource?.id ?? urn
    if (resource && id !== undefined) {
      directory.aliases.set(fullUrl, `${resource.resourceType}/${id}`)
      resource.id = id
    }
  }
  addRecord(directory, resource, at, findings)
}

function addChecked<T extends ResourceType>(
  directory: Directory,
  type: T,
  json: unknown,
  at: string,
  findings: ImportFindings,
): void {
  const parsed = resources[type].safeParse(json)
  if (!parsed.success) {
    findings.skipped.add(type, 'has no id', at)
    return
  }
  // Each schema parses the resource of its own type, which TypeScript cannot follow through a generic.
  const resource = { ...parsed.data, at } as unknown as Resource<T>
  const records = recordsOf(directory, type)
  const known = records.get(resource.id)
  if (known) {
    // A folder may contain several exports: the newer record counts, or the later one if neither has a date.
    const newer = (resource.meta?.lastUpdated ?? '') >= (known.meta?.lastUpdated ?? '')
    findings.skipped.add(type, 'is there more than once: the newest counts', newer ? known.at : at)
    if (!newer) return
  }
  records.set(resource.id, resource)
}

interface Line {
  number: number
  /** Null where the line is longer than any record can be. */
  text: string | null
}

/**
 * The lines of a file, one at a time. Not node:readline: it also breaks at U+2028, which JSON allows inside a string.
 */
async function* linesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Line> {
  const decoder = new TextDecoder()
  let number = 1
  let rest = ''
  let tooLong = false
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    onBytes((chunk as Buffer).length)
    const parts = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = parts.pop() as string
    for (const part of parts) {
      yield { number: number++, text: tooLong ? null : part }
      tooLong = false
    }
    if (rest.length > longest) {
      tooLong = true
      rest = ''
    }
  }
  rest += decoder.decode()
  if (rest || tooLong) yield { number, text: tooLong ? null : rest }
}

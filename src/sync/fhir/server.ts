import { setTimeout as pause } from 'node:timers/promises'
import type { ImportFindings } from '../findings.ts'
import { SourceError } from '../source.ts'
import { type Bundle, exactTotal, refuseShort } from './bundles.ts'
import { addEntry, type Directory, emptyDirectory, refuseEmpty } from './directory.ts'
import { resources } from './resources.ts'

export interface ServerOptions {
  findings: ImportFindings
  /** Sent as a bearer token, and to no other host. */
  token?: string | undefined
  /** Milliseconds before a rejected request is retried, unless the server names a time. */
  retryDelay?: number
}

interface Capabilities {
  fhirVersion?: unknown
  rest?: { resource?: { type?: string }[] }[]
}

const perPage = 250
/** A page of 250 records is far below it. */
const mostBytes = 64 * 1024 * 1024
const tries = 4

/**
 * All records of a FHIR R4 server that we use, by its search (http://hl7.org/fhir/R4/http.html#search), page after
 * page. Throws SourceError if any part is missing.
 */
export async function readServer(address: string, options: ServerOptions): Promise<Directory> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const directory = emptyDirectory()
  const known = await typesOf(base, options)
  for (const type of Object.keys(resources)) {
    const there = (!known || known.has(type)) && (await readType(directory, base, type, !known, options))
    if (!there) options.findings.skipped.add(type, 'is not known to the server', base.href)
  }
  refuseEmpty(directory, address)
  return directory
}

/** False if the server does not support the type. Only a server without a CapabilityStatement may answer so. */
async function readType(
  directory: Directory,
  base: URL,
  type: string,
  mayBeUnknown: boolean,
  options: ServerOptions,
): Promise<boolean> {
  const seen = new Set<string>()
  const given = new Set<unknown>()
  let total = 0
  let page: URL | null = new URL(`${type}?_count=${perPage}`, base)
  while (page) {
    if (seen.has(page.href)) throw new SourceError(`${page.href} leads back to itself. Ask who runs it.`)
    const bundle: Bundle | null = await fetchRecord<Bundle>(
      page,
      'Bundle',
      options,
      mayBeUnknown && seen.size === 0 ? [404] : [],
    )
    if (!bundle) return false
    seen.add(page.href)
    for (const [at, entry] of (bundle.entry ?? []).entries()) {
      addEntry(directory, entry, `${type} page ${seen.size}:${at + 1}`, options.findings)
      if (entry.resource?.resourceType === type) given.add(entry.resource.id ?? entry.fullUrl ?? entry)
    }
    // The total of the last page counts: records are added and deleted while the pages are read.
    total = exactTotal(bundle) ?? total
    page = nextPage(bundle, page)
  }
  refuseShort(new URL(type, base).href, type, total, given)
  return true
}

function nextPage({ link }: Bundle, page: URL): URL | null {
  const next = link?.find(one => one.relation === 'next')?.url
  if (!next) return null
  const url = new URL(next, page)
  if (url.origin === page.origin) return url
  throw new SourceError(
    `${page.origin} leads on to ${url.origin}, which is not sent the token. Give in FHIR_URL the address that the server uses itself.`,
  )
}

/**
 * The types in the server's CapabilityStatement; null if it has none. Without it, a type that is temporarily
 * unavailable could not be distinguished from one that the server lacks.
 */
async function typesOf(base: URL, options: ServerOptions): Promise<Set<string> | null> {
  const address = new URL('metadata', base)
  const said = await fetchRecord<Capabilities>(address, 'CapabilityStatement', options, [404, 501])
  if (!said) return null
  const version = String(said.fhirVersion ?? '4')
  if (/^\d/.test(version) && !/^4(?:\.|$)/.test(version))
    throw new SourceError(
      `${base.href} speaks FHIR ${version}. Rawat reads R4 (4.0 and 4.3): give the address at which the server speaks it.`,
    )
  return new Set(said.rest?.flatMap(one => one.resource?.flatMap(({ type }) => type ?? []) ?? []))
}

/**
 * One complete answer, or an error: nothing is imported from a directory of which a part could not be read. Null for a
 * status in `none`.
 */
async function fetchRecord<T>(
  address: URL,
  type: string,
  options: ServerOptions,
  none: readonly number[],
): Promise<T | null> {
  const { token, retryDelay = 2_000 } = options
  const headers = { accept: 'application/fhir+json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  for (let count = 1; ; count++) {
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(address, { headers, redirect: 'manual', signal })
      .then(async one => ({
        status: one.status,
        after: one.headers.get('retry-after'),
        to: one.headers.get('location'),
        text: await textOf(one),
      }))
      .catch((error: Error & { cause?: Error }) => {
        if (error instanceof SourceError) throw error
        return error.cause ?? error
      })
    if (!(answer instanceof Error)) {
      if (answer.status === 200) return recordOf<T>(answer.text, type, address)
      if (none.includes(answer.status)) return null
    }
    const isBusy = answer instanceof Error || answer.status === 429 || answer.status >= 500
    if (!isBusy || count === tries) throw refusal(answer, address)
    const requested = answer instanceof Error ? 0 : 1000 * Number(answer.after)
    await pause(Math.min(requested || retryDelay * 2 ** (count - 1), 60_000))
  }
}

function refusal(answer: { status: number; to: string | null } | Error, address: URL): SourceError {
  if (answer instanceof Error)
    return new SourceError(`${address.origin} cannot be reached (${answer.message}). Check FHIR_URL.`)
  if (answer.status === 401 || answer.status === 403)
    return new SourceError(
      `${address.href} answered ${answer.status}. Give a token with the right to read it in FHIR_TOKEN.`,
    )
  if (answer.to && answer.status >= 300 && answer.status < 400)
    return new SourceError(
      `${address.href} is redirected to ${URL.parse(answer.to, address)?.href ?? answer.to}, which is not sent the token. Give the address behind it, which the server uses itself.`,
    )
  return new SourceError(`${address.href} answered ${answer.status}. Nothing was imported; try again later.`)
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new SourceError(`${answer.url} is longer than any page of records can be.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function recordOf<T>(text: string, type: string, address: URL): T {
  try {
    const record = JSON.parse(text) as { resourceType?: unknown } | null
    if (record?.resourceType === type) return record as T
  } catch {}
  throw new SourceError(
    `${address.href} is no ${type} of FHIR. Give the base address of a server, such as https://fhir.example.org/r4.`,
  )
}

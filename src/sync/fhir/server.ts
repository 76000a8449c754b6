import { setTimeout as pause } from 'node:timers/promises'
import type { Journal } from '../findings.ts'
import { SourceError } from '../source.ts'
import { type Directory, emptyDirectory, refuseNothing, takeRecord } from './directory.ts'
import { resources } from './resources.ts'

export interface ServerOptions {
  journal: Journal
  /** Sent as a bearer token, and to no other host. */
  token?: string | undefined
  /** Milliseconds before a request that was turned away is sent again, where the server does not say. */
  patience?: number
}

interface Bundle {
  entry?: { resource?: unknown }[]
  link?: { relation?: string; url?: string }[]
}

interface Capabilities {
  rest?: { resource?: { type?: string }[] }[]
}

const perPage = 250
/** A page of 250 records is far below it. */
const mostBytes = 64 * 1024 * 1024
const tries = 4

/** All records that we use of a FHIR R4 server, by its search (http://hl7.org/fhir/R4/http.html#search), page after page. */
export async function readServer(address: string, options: ServerOptions): Promise<Directory> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const directory = emptyDirectory()
  const known = await typesOf(base, options)
  for (const type of Object.keys(resources)) {
    if (!known.has(type)) {
      options.journal.skipped.add(type, 'is not known to the server', base.href)
      continue
    }
    const seen = new Set<string>()
    let page: URL | null = new URL(`${type}?_count=${perPage}`, base)
    while (page) {
      if (seen.has(page.href)) throw new SourceError(`${page.href} leads back to itself. Ask who runs it.`)
      seen.add(page.href)
      const bundle = await fetchRecord<Bundle>(page, 'Bundle', options)
      for (const [at, { resource }] of (bundle.entry ?? []).entries()) {
        // What a server tells of the search itself is no record.
        const said = (resource as { resourceType?: unknown } | undefined)?.resourceType
        if (said !== 'OperationOutcome')
          takeRecord(directory, resource, `${type} page ${seen.size}:${at + 1}`, options.journal)
      }
      page = nextPage(bundle, page)
    }
  }
  refuseNothing(directory, address)
  return directory
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

/** What the server says it has. A type that is merely away for a moment must not be taken for one that it never had. */
async function typesOf(base: URL, options: ServerOptions): Promise<Set<string>> {
  const address = new URL('metadata', base)
  const { rest } = await fetchRecord<Capabilities>(address, 'CapabilityStatement', options)
  return new Set(rest?.flatMap(one => one.resource?.flatMap(({ type }) => type ?? []) ?? []))
}

/** One answer, whole: nothing is imported from a directory of which a part could not be read. */
async function fetchRecord<T>(address: URL, type: string, options: ServerOptions): Promise<T> {
  const { token, patience = 2_000 } = options
  const headers = { accept: 'application/fhir+json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  for (let count = 1; ; count++) {
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(address, { headers, redirect: 'error', signal })
      .then(async one => ({
        status: one.status,
        after: one.headers.get('retry-after'),
        text: await textOf(one),
      }))
      .catch((error: Error & { cause?: Error }) => {
        if (error instanceof SourceError) throw error
        return error.cause ?? error
      })
    if (!(answer instanceof Error) && answer.status === 200) return recordOf<T>(answer.text, type, address)
    const isBusy = answer instanceof Error || answer.status === 429 || answer.status >= 500
    if (!isBusy || count === tries) throw refusal(answer, address)
    const asked = answer instanceof Error ? 0 : 1000 * Number(answer.after)
    await pause(Math.min(asked || patience * 2 ** (count - 1), 60_000))
  }
}

function refusal(answer: { status: number } | Error, address: URL): SourceError {
  if (answer instanceof Error)
    return new SourceError(`${address.origin} cannot be reached (${answer.message}). Check FHIR_URL.`)
  if (answer.status === 401 || answer.status === 403)
    return new SourceError(
      `${address.href} answered ${answer.status}. Give a token with the right to read it in FHIR_TOKEN.`,
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
